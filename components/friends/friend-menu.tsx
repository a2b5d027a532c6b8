import { Ban, Ellipsis, UserMinus, Volume2, VolumeX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBlocks } from "@/components/blocks/use-blocks";
import { ActionError } from "@/components/ui/action-error";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { MenuItem } from "@/components/ui/menu-items";
import { blockUser } from "@/lib/blocks/contract";
import { removeFriend } from "@/lib/friends/contract";
import type { Person } from "@/lib/friends/schemas";
import { useRefreshFriends } from "./use-refresh-friends";

/** Unfriend, mute and block (docs/product.md#blocks). */
export function FriendMenu({ person: { id, name, friendship_status, is_muted } }: { person: Person }) {
  const t = useTranslations("friends");
  const [dialog, setDialog] = useState<"remove" | "block" | null>(null);
  const refresh = useRefreshFriends();
  const { mute, unmute } = useBlocks(refresh);
  const { error, retry } = is_muted ? unmute : mute;
  const toggleMute = () => (is_muted ? unmute.run({ ids: { id } }) : mute.run({ body: { user_id: id } }));
  return (
    <>
      <ActionError error={error} retry={retry} />
      <Menu
        trigger={
          <IconButton label={t("options", { name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {friendship_status === "friends" && (
          <MenuItem icon={<UserMinus />} onSelect={() => setDialog("remove")}>
            {t("remove")}
          </MenuItem>
        )}
        <MenuItem icon={is_muted ? <Volume2 /> : <VolumeX />} onSelect={toggleMute}>
          {t(is_muted ? "unmute" : "mute")}
        </MenuItem>
        <MenuItem icon={<Ban />} danger onSelect={() => setDialog("block")}>
          {t("block")}
        </MenuItem>
      </Menu>
      {dialog === "remove" && (
        <ConfirmDialog
          title={t("removeTitle", { name })}
          text={t("removeText", { name })}
          confirm={t("remove")}
          cancel={t("keep")}
          endpoint={removeFriend}
          options={{ ids: { id } }}
          failed={t("failed")}
          done={t("removed")}
          onSuccess={refresh}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "block" && (
        <ConfirmDialog
          title={t("blockTitle", { name })}
          text={t("blockText", { name })}
          confirm={t("block")}
          cancel={t("keep")}
          endpoint={blockUser}
          options={{ body: { user_id: id } }}
          failed={t("failed")}
          done={t("blocked")}
          onSuccess={refresh}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
