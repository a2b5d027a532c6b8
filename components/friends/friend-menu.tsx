import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useBlocks } from "@/components/blocks/use-blocks";
import { ActionError } from "@/components/ui/action-error";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Ban, UserMinus, Volume2, VolumeX } from "@/components/ui/icons";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useOpening } from "@/components/ui/use-opening";
import { useRefetch } from "@/components/ui/use-refetch";
import { blockUser } from "@/lib/blocks/contract";
import { removeFriend } from "@/lib/friends/contract";
import type { UserSummary } from "@/lib/friends/schemas";
import { listPosts } from "@/lib/posts/contract";
import { useRefreshFriends } from "./use-refresh-friends";

type FriendAction = "remove" | "block";
type Props = { user: UserSummary; children: ReactNode; onBlocked?: (() => void) | undefined };

/** Mute, unfriend and block, after the entries given (docs/product.md#blocks). */
export function FriendMenu({ user, children, onBlocked }: Props) {
  const { id, name, friendship_status, is_muted } = user;
  const t = useTranslations("friends");
  const [dialog, open, close] = useOpening<FriendAction>();
  const refreshFriends = useRefreshFriends();
  const refetch = useRefetch();
  // The feed leaves out who is muted or blocked.
  const refresh = () => {
    refreshFriends();
    refetch(listPosts.path);
  };
  const { mute, unmute } = useBlocks(refresh);
  const { error, retry } = is_muted ? unmute : mute;
  function onDone() {
    if (dialog === "block") onBlocked?.();
    refresh();
  }
  const toggleMute = () => (is_muted ? unmute.run({ params: { id } }) : mute.run({ body: { user_id: id } }));
  return (
    <>
      <ActionError error={error} retry={retry} />
      <OptionsMenu label={t("options", { name })}>
        {children}
        <MenuItem
          icon={is_muted ? <Volume2 /> : <VolumeX />}
          label={t(is_muted ? "unmute" : "mute")}
          onSelect={toggleMute}
        />
        {friendship_status === "friends" && (
          <MenuItem icon={<UserMinus />} label={t("remove")} danger onSelect={() => open("remove")} />
        )}
        <MenuItem icon={<Ban />} label={t("block")} danger onSelect={() => open("block")} />
      </OptionsMenu>
      {dialog && (
        <FriendActionDialog
          action={dialog}
          user={{ id, name }}
          onOutdated={refresh}
          onSuccess={onDone}
          onClose={close}
        />
      )}
    </>
  );
}

type DialogProps = {
  action: FriendAction;
  user: Pick<UserSummary, "id" | "name">;
  onOutdated: () => void;
  onSuccess: () => void;
  onClose: () => void;
};

function FriendActionDialog({ action, user: { id, name }, ...dialog }: DialogProps) {
  const t = useTranslations("friends");
  const texts = {
    title: t(`${action}Title`, { name }),
    text: t(`${action}Text`, { name }),
    confirm: t(action),
    errorText: t("failed"),
    successText: t(action === "remove" ? "removed" : "blocked"),
  };
  const shared = { ...texts, ...dialog };
  if (action === "remove")
    return <ConfirmDialog {...shared} endpoint={removeFriend} options={{ params: { id } }} />;
  return <ConfirmDialog {...shared} endpoint={blockUser} options={{ body: { user_id: id } }} />;
}
