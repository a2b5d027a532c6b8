import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { limitCount } from "@/components/ui/badge";
import { cx } from "@/components/ui/cx";
import { hasModifier } from "@/components/ui/has-modifier";
import { BellOff, Pin } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Conversation } from "@/lib/chat/schemas";
import { useAttachmentLabel } from "./attachment-label";
import { avatarIdOf } from "./avatar-id";
import { ConversationMenu } from "./conversation-menu";
import { isUnread } from "./conversation-menu-items";
import { useEventText } from "./use-event-text";
import { conversationHref } from "./use-open-conversation";

type Props = {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: (id: number) => void;
  onClose: (id: number) => void;
  onChange: () => void;
};

export function ConversationRow({ conversation, isOpen, onOpen, onClose, onChange }: Props) {
  const { id, name, avatar, last_message_at } = conversation;
  const isNew = isUnread(conversation);

  function open(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onOpen(id);
  }
  return (
    <li className="group relative flex items-center transition-colors hover:bg-wash @xl:has-[[aria-current]]:bg-accent-soft">
      <Link
        href={conversationHref(id)}
        onClick={open}
        aria-current={isOpen ? "true" : undefined}
        className="flex min-w-0 flex-1 items-center gap-3 border-transparent border-l-2 py-3 pr-1 pl-3 outline-offset-[-2px] @xl:aria-[current]:border-accent"
      >
        <Avatar id={avatarIdOf(conversation)} name={name} src={avatar} size={48} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <bdi
              title={name}
              className={cx("min-w-0 flex-1 basis-[6rem] truncate", isNew ? "font-semibold" : "font-medium")}
            >
              {name}
            </bdi>
            {last_message_at && (
              <RelativeTime kind="chat" date={last_message_at} className="shrink-0 text-muted text-xs" />
            )}
          </span>
          <span className="flex items-center gap-2">
            <bdi
              className={cx(
                "min-w-0 flex-1 truncate text-sm large-text:line-clamp-2",
                isNew ? "text-ink" : "text-muted",
              )}
            >
              <Preview conversation={conversation} />
            </bdi>
            <Marks conversation={conversation} />
          </span>
        </span>
      </Link>
      <ConversationMenu
        conversation={conversation}
        onChange={onChange}
        onLeave={() => onClose(id)}
        className="mr-1 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </li>
  );
}

function Preview({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("chat");
  const tConversations = useTranslations("conversations");
  const label = useAttachmentLabel();
  const eventText = useEventText();
  const { last_message, last_message_attachments, last_message_at, last_message_is_own } = conversation;
  const { last_event: event, last_message_sender: sender, type } = conversation;
  if (event) return eventText(event, sender ?? "", last_message_is_own);
  if (last_message_at === null) return t("noMessage");
  if (last_message === null) return t("deletedPreview");
  const text = last_message || label(last_message_attachments);
  if (last_message_is_own) return t("you", { text });
  return type === "group" ? tConversations("by", { name: sender ?? "", text }) : text;
}

function Marks({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("conversations");
  const tChat = useTranslations("chat");
  const { unread_count: unread, is_pinned, is_muted, is_marked_unread } = conversation;
  return (
    <>
      {is_muted && <Mark label={t("muted")} icon={<BellOff className="size-4 text-muted" />} />}
      {is_pinned && <Mark label={t("pinned")} icon={<Pin className="size-4 text-muted" />} />}
      {(unread > 0 || is_marked_unread) && (
        <span
          className={cx(
            "grid min-h-5 min-w-5 place-items-center rounded-full px-1 font-semibold text-xs tabular-nums",
            is_muted ? "bg-muted text-surface" : "bg-accent text-on-accent",
          )}
        >
          <span aria-hidden="true">{limitCount(unread) || ""}</span>
          <span className="sr-only">
            {unread > 0 ? tChat("unread", { count: unread }) : t("markedUnread")}
          </span>
        </span>
      )}
    </>
  );
}

function Mark({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <span title={label} className="shrink-0">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
