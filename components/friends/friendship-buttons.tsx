import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { Check, UserPlus, X } from "@/components/ui/icons";
import { lastFailed } from "@/components/ui/use-mutation";
import type { UserSummary } from "@/lib/friends/schemas";
import { FriendMenu } from "./friend-menu";
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
        <>
          <Button
            size="small"
            busy={accept.busy}
            aria-label={t("confirmName", { name })}
            onClick={() => accept.run({ body: { request_id: requestId } })}
          >
            <Check />
            {t("confirm")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={reject.busy}
            aria-label={t("deleteName", { name })}
            onClick={() => reject.run({ body: { request_id: requestId } })}
          >
            {t("delete")}
          </Button>
        </>
      )}
      <ActionError error={failed.error} retry={failed.retry} />
      {menu}
    </>
  );
}
