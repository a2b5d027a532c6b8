import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { WifiOff } from "@/components/ui/icons";
import { useDrop } from "@/components/ui/use-drop";
import { useViewerId } from "@/components/ui/viewer-provider";
import type { Conversation, Message } from "@/lib/chat/schemas";
import { ApiError } from "@/lib/core/api/client";
import { actionErrorMessage } from "@/lib/core/api/error-message";
import { ConversationHeader } from "./conversation-header";
import { hasAllMembers, mentionableIn } from "./mentionable";
import { MessageComposer } from "./message-composer";
import { MessageList, type Receipts } from "./message-list";
import { RequestBar } from "./request-bar";
import { useAttachments } from "./use-attachments";
import { useMarkRead } from "./use-mark-read";
import type { MessagesPage } from "./use-message-pages";
import { useMessages } from "./use-messages";
import { useOnline } from "./use-online";
import type { OutboxHandle } from "./use-outbox";
import { useSending } from "./use-sending";
import { useTyping } from "./use-typing";

type Props = {
  id: number;
  /** The viewer has just started the conversation, so the composer is focused. */
  isStarted: boolean;
  initialData: MessagesPage | undefined;
  messageId: number | null;
  outbox: OutboxHandle;
  onOpenMessage: (id: number) => void;
  onClose: () => void;
};

export function ConversationPane(props: Props) {
  const { id, isStarted, initialData, messageId, outbox, onOpenMessage, onClose } = props;
  const t = useTranslations("chat");
  const viewerId = useViewerId();
  const chat = useMessages(id, initialData);
  const { messages, conversation, merge } = chat;
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const typing = useTyping(id, conversation?.request === null);
  const { ref, firstUnreadId } = useMarkRead(id, messages, conversation);
  const { waiting, send } = useSending(id, messages, merge, outbox);
  const attachments = useAttachments(id, outbox);
  const { isOver, events } = useDrop(attachments.add);
  if (!conversation) return <Loading error={chat.error} retry={chat.load} onClose={onClose} />;
  const { name, participants, request, is_active } = conversation;
  const canWrite = is_active && request !== "sent";
  return (
    <section
      ref={ref}
      aria-label={t("with", { name })}
      {...(canWrite && events)}
      className="relative flex h-full flex-col"
    >
      {isOver && <DropHint />}
      <ConversationHeader
        conversation={conversation}
        onChange={chat.catchUp}
        {...{ onOpenMessage, onClose }}
      />
      <MessageList
        chat={chat}
        conversation={conversation}
        waiting={waiting}
        outbox={outbox}
        firstUnreadId={firstUnreadId}
        messageId={messageId}
        receipts={receiptsOf(conversation, viewerId)}
        onReply={setReplyTo}
      />
      <TypingLine members={participants} id={typing.typingId} />
      <OfflineBar />
      <ClosedReason conversation={conversation} onClose={onClose} onAccept={chat.catchUp} />
      {canWrite && (
        <MessageComposer
          draftKey={`message:${id}`}
          hasFirstFocus={isStarted}
          {...{ name, mentionable: mentionableIn(conversation, viewerId) }}
          attachments={attachments}
          replyTo={replyTo}
          onCancelReply={() => setReplyTo(null)}
          onTyping={typing.announce}
          onSend={(content) => {
            send(content, replyTo, attachments.picked);
            attachments.markSent();
            setReplyTo(null);
          }}
        />
      )}
    </section>
  );
}

function TypingLine({ members, id }: { members: Conversation["participants"]; id: number | null }) {
  const t = useTranslations("chat");
  const writer = members.find((member) => member.id === id);
  return (
    <p aria-live="polite" className="min-h-5 truncate px-4 text-muted text-xs">
      {writer && t("typing", { name: writer.name })}
    </p>
  );
}

function DropHint() {
  const t = useTranslations("chat.files");
  return (
    <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-accent border-dashed bg-accent-soft/90 font-semibold text-accent">
      {t("drop")}
    </p>
  );
}

/** Returns the last messages that the other user, or all other members of a group, have read and received. */
function receiptsOf(conversation: Conversation, viewerId: number | null): Receipts {
  if (!hasAllMembers(conversation)) return { readUpTo: 0, deliveredUpTo: 0 };
  const others = conversation.participants.filter(({ id }) => id !== viewerId);
  return {
    readUpTo: minId(others.map(({ read_up_to }) => read_up_to)),
    deliveredUpTo: minId(others.map(({ delivered_up_to }) => delivered_up_to)),
  };
}

/** 0 when a value is unknown. */
function minId(values: (number | null)[]): number {
  return values.length === 0 ? 0 : Math.min(...values.map((value) => value ?? 0));
}

function OfflineBar() {
  const t = useTranslations("chat");
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 bg-warning-soft px-4 py-2 text-sm text-warning">
          <WifiOff className="size-4 shrink-0" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}

/** A request that waits for an answer, or a user who receives no messages. */
function ClosedReason(props: { conversation: Conversation; onClose: () => void; onAccept: () => void }) {
  const t = useTranslations("chat");
  const { name, request, is_active } = props.conversation;
  if (is_active && request === "received") return <RequestBar {...props} />;
  if (is_active && request === null) return null;
  return (
    <p className="border-line border-t p-4 text-muted text-sm">
      {t(is_active ? "requestSent" : "closed", { name })}
    </p>
  );
}

function Loading({ error, retry, onClose }: { error: unknown; retry: () => void; onClose: () => void }) {
  const t = useTranslations("chat");
  if (!error) return <div aria-busy="true" className="h-full" />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div role="alert" className="grid h-full content-center justify-items-center gap-3 p-6 text-center">
      <p>{actionErrorMessage(error, t("loadFailed"))}</p>
      <Button variant="secondary" onClick={isMissing ? onClose : retry}>
        {t(isMissing ? "back" : "retry")}
      </Button>
    </div>
  );
}
