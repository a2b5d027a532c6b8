import Link from "next/link";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Conversation } from "@/lib/chat/schemas";
import { conversationHref } from "./use-selection";

type Props = { conversation: Conversation; isOpen: boolean; onOpen: (id: number) => void };

export function ConversationRow({ conversation, isOpen, onOpen }: Props) {
  const t = useTranslations("chat");
  const { id, name, avatar, participants, unread_count: unread, last_message_at } = conversation;
  const isUnread = unread > 0;

  function open(event: MouseEvent) {
    // A new tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  }
  return (
    <li>
      <Link
        href={conversationHref(id)}
        prefetch={false}
        onClick={open}
        aria-current={isOpen ? "true" : undefined}
        className="flex items-center gap-3 border-transparent border-l-2 p-3 outline-offset-[-2px] transition-colors hover:bg-wash md:aria-[current]:border-accent md:aria-[current]:bg-accent-soft"
      >
        <Avatar id={participants[1]?.id ?? id} name={name} src={avatar} size={48} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-baseline gap-2">
            <bdi className={cx("min-w-0 flex-1 truncate", isUnread ? "font-semibold" : "font-medium")}>
              {name}
            </bdi>
            {last_message_at && (
              <RelativeTime kind="chat" date={last_message_at} className="shrink-0 text-muted text-xs" />
            )}
          </span>
          <span className="flex items-center gap-2">
            <bdi className={cx("min-w-0 flex-1 truncate text-sm", isUnread ? "text-ink" : "text-muted")}>
              <Preview conversation={conversation} />
            </bdi>
            {isUnread && (
              <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold text-on-accent text-xs tabular-nums">
                <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
                <span className="sr-only">{t("unread", { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Preview({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("chat");
  const { last_message: text, last_message_at, last_message_is_own } = conversation;
  if (last_message_at === null) return t("noMessage");
  if (text === null) return t("deletedPreview");
  return last_message_is_own ? t("you", { text }) : text;
}
