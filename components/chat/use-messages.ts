import { useEffect, useRef } from "react";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useViewerId } from "@/components/ui/viewer-provider";
import type { Message } from "@/lib/chat/schemas";
import { conversationChannel } from "@/lib/core/realtime/channels";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { useChannel, useConnectionState } from "@/lib/core/realtime/subscribe";
import { dropHidden } from "./drop-hidden";
import { withReceipt } from "./merge-messages";
import { type MessagesPage, useMessagePages } from "./use-message-pages";
import { usePoll } from "./use-poll";

type Receipt = RealtimeEvents["conversation:read"] | RealtimeEvents["conversation:delivered"];

/** The messages of a conversation: the newest page, older ones on demand, and what changes, without a gap. */
export function useMessages(id: number, initialData: MessagesPage | undefined) {
  const viewerId = useViewerId();
  const pages = useMessagePages(id, initialData);
  const { merge, cursor, load, catchUp, setState, isLoaded } = pages;
  useEffect(() => {
    if (!isLoaded()) void load();
  }, [isLoaded, load]);

  const channel = conversationChannel(id);
  const confirmLater = useConfirmation(cursor.confirm);
  const onMessage = ({ message, sender_id, number }: RealtimeEvents["message:created"]) => {
    confirmLater(number);
    if (message) merge([{ ...(message as Message), is_own_message: sender_id === viewerId }]);
    if (!message || cursor.isBehind()) void catchUp();
  };
  useChannel(channel, "message:created", onMessage);
  useChannel(channel, "message:updated", onMessage);
  useChannel(channel, "pusher:subscription_succeeded", () => void catchUp());
  const onReceipt = ({ id: of, user_id, ...receipt }: Receipt) => {
    if (of !== id) return;
    setState(({ conversation, ...state }) => {
      return { ...state, conversation: conversation && withReceipt(conversation, user_id, receipt) };
    });
  };
  useOwnChannel("conversation:read", onReceipt);
  useOwnChannel("conversation:delivered", onReceipt);
  // A request begins with the first message and ends by an acceptance, a friendship or a group of both.
  const isPossibleRequest = pages.messages.length <= 1 || pages.conversation?.request !== null;
  const onChange = () => isPossibleRequest && void catchUp();
  useOwnChannel("conversation:changed", ({ id: changed, details, deleted }) => {
    if (changed !== id) return;
    if (deleted) void dropHidden(id, pages);
    else if (details) void catchUp();
    else onChange();
  });
  useOwnChannel("groups:updated", onChange);
  useOwnChannel("friends:updated", () => {
    if (pages.conversation?.type === "group") void dropHidden(id, pages);
    else onChange();
  });
  usePoll(catchUp);
  return pages;
}

const confirmMs = 10_000;

/** Confirms a number once the connection has lasted for a while after it, because events may arrive out of order. */
function useConfirmation(confirm: (number: number) => void): (number: number) => void {
  const isConnected = useConnectionState() === "connected";
  const losses = useRef(0);
  useEffect(() => {
    if (!isConnected) losses.current += 1;
  }, [isConnected]);
  return (number) => {
    const before = losses.current;
    setTimeout(() => {
      if (losses.current === before) confirm(number);
    }, confirmMs);
  };
}
