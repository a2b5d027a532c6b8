import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { UserPlus, X } from "@/components/ui/icons";
import { lastFailed } from "@/components/ui/use-mutation";
import type { UserSummary } from "@/lib/friends/schemas";
import { FriendMenu } from "./friend-menu";
import { ReceivedRequestButtons } from "./received-request-buttons";
import { useFriendship } from "./use-friendship";

type Props = { user: UserSummary; menuItems?: ReactNode };

/** What one can do next about a person, by what is between the two. */
export function FriendshipButtons({ user, menuItems }: Props) {
  const t = useTranslations("friends");
  const { send, cancel, accept, reject } = useFriendship();
  const { id, name, friendship_status: status, friend_request_id: requestId } = user;
  const failed = lastFailed(send, cancel, accept, reject);
  const menu = <FriendMenu user={user}>{menuItems}</FriendMenu>;
  if (status === "friends") return menu;
  return (
    <>
      {status === "none" && (
        <Button
          size="small"
          busy={send.busy}
          aria-label={t("addName", { name })}
          onClick={() => send.run({ body: { receiver_id: id } })}
        >
          <UserPlus />
          {t("add")}
        </Button>
      )}
      {status === "request_sent" && (
        <Button
          size="small"
          variant="secondary"
          busy={cancel.busy}
          aria-label={t("cancelName", { name })}
          onClick={() => cancel.run({ body: { receiver_id: id } })}
        >
          <X />
          {t("cancel")}
        </Button>
      )}
      {status === "request_received" && requestId !== null && (
        <ReceivedRequestButtons name={name} requestId={requestId} accept={accept} reject={reject} />
      )}
      <ActionError error={failed.error} retry={failed.retry} />
      {menu}
    </>
  );
}
