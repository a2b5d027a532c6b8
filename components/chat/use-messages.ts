import { useEffect } from "react";
import type { Message } from "@/lib/chat/schemas";
import { conversationChannel, userChannel } from "@/lib/core/realtime/channels";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { useChannel } from "@/lib/core/realtime/subscribe";
import { withReading } from "./merge-messages";
import { type MessagesPage, useMessagePages } from "./use-message-pages";
import { usePoll } from "./use-poll";

/** The messages of a conversation: the newest page, older ones on demand, and what changes, without a gap. */
export function useMessages(viewerId: number, id: number, first: MessagesPage | undefined) {
  const pages = useMessagePages(id, first);
  const { merge, load, catchUp, setState, isLoaded } = pages;
  useEffect(() => {
    if (!isLoaded()) void load();
  }, [isLoaded, load]);

  const channel = conversationChannel(id);
  const onMessage = ({ message, sender_id }: RealtimeEvents["message:created"]) => {
    if (!message) return void catchUp();
    merge([{ ...(message as Message), is_own_message: sender_id === viewerId }]);
  };
  useChannel(channel, "message:created", onMessage);
  useChannel(channel, "message:updated", onMessage);
  useChannel(channel, "pusher:subscription_succeeded", () => void catchUp());
  useChannel(channel, "conversation:read", ({ user_id, read_up_to }) => {
    setState(({ conversation, ...state }) => {
      return { ...state, conversation: conversation && withReading(conversation, user_id, read_up_to) };
    });
  });
  // A request begins with the first message and ends by an acceptance or a friendship.
  const mayBeRequest = pages.messages.length <= 1 || pages.conversation?.request !== null;
  const onChange = () => mayBeRequest && void catchUp();
  useChannel(userChannel(viewerId), "conversation:changed", ({ id: changed, details }) => {
    if (changed === id) details ? void catchUp() : onChange();
  });
  useChannel(userChannel(viewerId), "friends:updated", onChange);
  usePoll(catchUp);
  return pages;
}
