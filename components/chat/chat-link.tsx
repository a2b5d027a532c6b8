import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useUnread } from "@/components/notifications/unread-provider";
import { CountBadge } from "@/components/ui/badge";
import { MessageCircle } from "@/components/ui/icons";
import { TopBarLink } from "@/components/ui/top-bar-link";
import { markDelivered } from "@/lib/chat/receipts-contract";
import { call } from "@/lib/core/api/client";
import type { Role } from "@/lib/core/auth/viewer";
import { chatPaths } from "@/lib/routes";
import { playTone } from "./play-tone";
import { useIconBadge } from "./use-icon-badge";

export function ChatLink({ area }: { area: Role }) {
  const t = useTranslations("shell");
  const { unread, refresh } = useUnread();
  const count = unread.conversations;
  useTitleCount(count);
  useIconBadge(count);
  useDelivery(unread.undelivered_message_id, refresh);
  return (
    <TopBarLink href={chatPaths[area]} label={t("messages", { count })}>
      <MessageCircle />
      <CountBadge count={count} />
    </TopBarLink>
  );
}

/** The delay in which an open conversation is marked as read, which implies delivery and saves this request. */
const deliveryDelayMs = 500;

/** Confirms to the server that messages were delivered; only the first tab to confirm plays the sound. */
function useDelivery(undeliveredId: number | null, onDelivered: () => void): void {
  const confirm = useEffectEvent(onDelivered);
  useEffect(() => {
    if (undeliveredId === null) return;
    const timer = setTimeout(async () => {
      // After an error, the confirmation of the next message includes this one.
      const result = await call(markDelivered, {}).catch(() => null);
      if (result?.is_audible) playTone();
      if (result) confirm();
    }, deliveryDelayMs);
    return () => clearTimeout(timer);
  }, [undeliveredId]);
}

const countPrefix = /^\(\d+\+?\) /;
const maxCount = 99;

/** The count of unread conversations before the tab's title, whichever page sets it, and on an installed app's icon. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const update = () => {
      // The next page's title is not loaded yet, and the router announces the heading.
      if (document.title === "") return;
      const plain = document.title.replace(countPrefix, "");
      const title = count > 0 ? `(${count > maxCount ? `${maxCount}+` : count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    update();
    // Rejected where the browser has no badge; nothing is lost.
    navigator.setAppBadge?.(count).catch(() => {});
    const observer = new MutationObserver(update);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
