import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button, type ButtonStyleProps } from "@/components/ui/button";
import { UserPlus, X } from "@/components/ui/icons";
import { lastFailed } from "@/components/ui/use-mutation";
import type { UserSummary } from "@/lib/friends/schemas";
import { FriendMenu } from "./friend-menu";
import { ReceivedRequestButtons } from "./received-request-buttons";
import { useFriendship } from "./use-friendship";

type Props = Pick<ButtonStyleProps, "variant"> & {
  user: UserSummary;
  menuItems?: ReactNode;
  onBlocked?: () => void;
  /** Stays beside the menu where the row wraps. */
  children?: ReactNode;
};

/** The next actions on a user, by friendship status. A list of users has many of them: they are secondary there. */
export function FriendshipButtons({ user, variant = "secondary", menuItems, onBlocked, children }: Props) {
  const t = useTranslations("friends");
  const { id, name, friendship_status: status, friend_request_id: requestId } = user;
  const { send, cancel, accept, reject } = useFriendship(id);
  const isSent = status === "request_sent";
  const body = { receiver_id: id };
  // Lists of friends are long, so the rows of friends render only a menu.
  const [initialStatus] = useState(status);
  const isMenuAlone = status === "friends" && initialStatus === "friends";
  const menu = (
    <FriendMenu user={user} onBlocked={onBlocked}>
      {menuItems}
    </FriendMenu>
  );
  return (
    <>
      {(status === "none" || isSent) && (
        // One button serves both actions, so that it keeps the focus.
        <Button
          size="small"
          variant={isSent ? "secondary" : variant}
          isBusy={send.isBusy || cancel.isBusy}
          aria-label={t(isSent ? "cancelName" : "addName", { name })}
          onClick={() => (isSent ? cancel.run({ body }) : send.run({ body }))}
        >
          {isSent ? <X /> : <UserPlus />}
          {t(isSent ? "cancel" : "add")}
        </Button>
      )}
      {status === "request_received" && requestId !== null && (
        <div className="flex flex-wrap gap-2 max-md:grow max-md:*:grow">
          <ReceivedRequestButtons name={name} requestId={requestId} accept={accept} reject={reject} />
        </div>
      )}
      {!isMenuAlone && <ActionError {...lastFailed(send, cancel, accept, reject)} />}
      {children ? (
        <div className="flex flex-wrap items-center gap-2 max-md:gap-x-1">
          {children}
          {menu}
        </div>
      ) : (
        menu
      )}
    </>
  );
}
