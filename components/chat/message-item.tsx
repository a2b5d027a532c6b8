import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, memo } from "react";
import { cx } from "@/components/ui/cx";
import { formatFullTime } from "@/components/ui/format-relative-time";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useOpening } from "@/components/ui/use-opening";
import type { Message } from "@/lib/chat/schemas";
import { profilePath } from "@/lib/routes";
import { useAttachmentLabel } from "./attachment-label";
import { EditMessage } from "./edit-message";
import { MessageAttachments } from "./message-attachments";
import type { ItemProps, Receipt } from "./message-chunk";
import { MessageMenu } from "./message-menu";
import { ReactionBar } from "./reaction-bar";
import { ReactionPicker } from "./reaction-picker";
import { useMessageFocus } from "./use-message-focus";
import { useReactions } from "./use-reactions";
import { messageElementId } from "./use-reveal";

type Props = ItemProps & {
  message: Message;
  /** The previous message has the same sender. */
  isGrouped: boolean;
  receipt: Receipt | null;
};

export const MessageItem = memo(function MessageItem({ message, isGrouped, receipt, ...item }: Props) {
  const t = useTranslations("chat");
  const formatDate = useFormatDate();
  const [isEditing, edit, closeEditor] = useOpening();
  const { toggle } = useReactions(message, item.onChange);
  const { id, content, attachments, is_own_message: isOwn, is_deleted, reply_to } = message;
  const onReact = item.canReact ? toggle : undefined;
  const focus = useMessageFocus(is_deleted || isEditing !== null);
  const time = formatDate(message.created_at, { timeStyle: "short" });
  return (
    <article
      id={messageElementId(id)}
      tabIndex={-1}
      {...focus}
      className={cx(
        "group flex items-end gap-1 outline-none",
        isOwn && "flex-row-reverse",
        isGrouped ? "mt-0" : "mt-2",
      )}
    >
      <div className={bubbleStyle(isOwn, is_deleted)}>
        <SenderName message={message} isShown={item.isInGroup && !isOwn && !isGrouped} />
        {reply_to && <Quote reply={reply_to} onOpen={() => item.onQuote(reply_to.id)} />}
        {is_deleted && <p className="text-sm italic">{t("removed")}</p>}
        {isEditing && <EditMessage message={message} onClose={closeEditor} />}
        <MessageAttachments attachments={attachments} />
        {!is_deleted && !isEditing && content && (
          <RichText text={content} links={linksOf(message.mentions)} />
        )}
        <ReactionBar reactions={message.reactions} onToggle={onReact} />
        <Footer message={message} time={time} receipt={receipt} />
      </div>
      {!is_deleted && !isEditing && (
        <MessageActions
          message={message}
          time={time}
          onReply={item.canReact ? item.onReply : undefined}
          onReact={onReact}
          onEdit={item.canEdit ? () => edit(true) : undefined}
        />
      )}
    </article>
  );
});

function SenderName({ message, isShown }: Pick<Props, "message"> & { isShown: boolean }) {
  const t = useTranslations("chat");
  const { sender, is_own_message: isOwn } = message;
  if (!isShown) return <bdi className="sr-only">{isOwn ? t("own") : sender.name}</bdi>;
  return (
    <Link
      href={profilePath("student", sender.id)}
      className="min-h-6 truncate font-semibold text-muted text-xs leading-6 hover:underline"
    >
      <bdi>{sender.name}</bdi>
    </Link>
  );
}

function Footer({ message, time, receipt }: Pick<Props, "message" | "receipt"> & { time: string }) {
  const t = useTranslations("chat");
  const { created_at, is_edited, is_deleted } = message;
  return (
    <p className="flex items-center justify-end gap-2 text-muted text-xs">
      {is_edited && !is_deleted && <span>{t("edited")}</span>}
      <time
        dateTime={created_at}
        title={formatFullTime(new Date(created_at), useLocale())}
        suppressHydrationWarning
      >
        {time}
      </time>
      {receipt && <span>{t(receipt)}</span>}
    </p>
  );
}

function MessageActions(props: ComponentProps<typeof MessageMenu>) {
  const { time, onReact } = props;
  return (
    <>
      {onReact && <ReactionPicker time={time} onSelect={onReact} />}
      <MessageMenu {...props} />
    </>
  );
}

function linksOf(mentions: Message["mentions"]) {
  return mentions.map(({ user_id, ...mention }) => ({ ...mention, href: profilePath("student", user_id) }));
}

export function bubbleStyle(isOwn: boolean, isFaint = false): string {
  return cx(
    "grid min-w-20 grid-cols-1 max-w-[min(34rem,80%)] gap-1 rounded-card border px-3 py-2 group-focus:border-accent",
    isOwn ? "border-transparent bg-accent-soft" : "border-line bg-ground",
    isFaint && "border-dashed border-line bg-transparent text-muted",
  );
}

function Quote({ reply, onOpen }: { reply: NonNullable<Message["reply_to"]>; onOpen: () => void }) {
  const t = useTranslations("chat");
  const label = useAttachmentLabel();
  const { sender_name: name, attachments } = reply;
  const content = reply.content || label(attachments);
  return (
    <button
      type="button"
      data-printed
      onClick={onOpen}
      aria-label={content ? t("quote", { name, text: content }) : t("quoteDeleted")}
      className="grid min-w-0 border-accent border-l-2 py-0.5 pl-2 text-left text-muted text-sm hover:text-ink"
    >
      <bdi className="truncate font-semibold">{name}</bdi>
      <bdi className="truncate large-text:line-clamp-3">{content || t("removed")}</bdi>
    </button>
  );
}
