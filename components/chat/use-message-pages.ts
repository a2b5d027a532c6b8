import { useCallback, useRef, useState } from "react";
import { useLatest } from "@/components/ui/use-latest";
import { listMessages } from "@/lib/chat/contract";
import { type Conversation, chatLimits, type Message } from "@/lib/chat/schemas";
import { ApiError, call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { Cursor } from "./cursor";
import { lastNumber, mergeConversation, mergeMessages } from "./merge-messages";

export type MessagesPage = ResponseOf<typeof listMessages>;
export type State = {
  messages: Message[];
  conversation: Conversation | null;
  hasOlder: boolean;
  error: unknown;
};

/** The messages that were read of a conversation, and the calls that read more. */
export function useMessagePages(id: number, initialData: MessagesPage | undefined) {
  const [state, setState] = useState<State>(() => stateOf(initialData));
  const current = useLatest(state);
  const [cursor] = useState(() => new Cursor(lastNumber(state.messages)));
  const isLoaded = useCallback(() => current.current.conversation !== null, [current]);

  const merge = useCallback((messages: readonly Message[], change: Partial<State> = {}) => {
    setState((before) => mergeIntoState(before, messages, change));
  }, []);

  const load = useCallback(async () => {
    setState((before) => ({ ...before, error: null }));
    try {
      const page = await call(listMessages, { params: { id } });
      const { conversation } = page;
      merge(page.data, { conversation, hasOlder: page.data.length === chatLimits.messagesPerPage });
      cursor.advance(lastNumber(page.data));
    } catch (error) {
      setState((before) => ({ ...before, error }));
    }
  }, [id, merge, cursor]);

  /** Loads all changes since the last known message, however many there are. */
  const catchUp = useCallback(async () => {
    if (!current.current.conversation) return load();
    const pending = cursor.startCall();
    try {
      for (let after = cursor.number; ; ) {
        const page = await call(listMessages, { params: { id }, query: after > 0 ? { after } : {} });
        merge(page.data, { conversation: page.conversation });
        after = Math.max(after, lastNumber(page.data));
        cursor.advance(after);
        if (page.data.length < chatLimits.messagesPerPage || after === 0) break;
      }
      pending.succeed();
    } catch (error) {
      // The viewer is no longer a member. After any other error the next event or poll retries.
      if (error instanceof ApiError && error.status === 404) setState({ ...stateOf(undefined), error });
    }
  }, [id, load, merge, cursor, current]);

  const loadOlder = useShared(async () => {
    const { messages, hasOlder } = current.current;
    const before = messages[0]?.id;
    if (!hasOlder || before === undefined) return false;
    try {
      const page = await call(listMessages, { params: { id }, query: { before } });
      merge(page.data, { hasOlder: page.data.length === chatLimits.messagesPerPage, error: null });
      return true;
    } catch (error) {
      setState((state) => ({ ...state, error }));
      return false;
    }
  });

  return { ...state, setState, isLoaded, cursor, merge, load, catchUp, loadOlder };
}

/** A changed message of a page that is not loaded would leave a gap before the first one. */
function mergeIntoState(state: State, messages: readonly Message[], change: Partial<State>): State {
  const oldest = state.hasOlder && change.hasOlder === undefined ? (state.messages[0]?.id ?? 0) : 0;
  const loaded = messages.filter(({ id }) => id >= oldest);
  const conversation = change.conversation
    ? mergeConversation(state.conversation, change.conversation)
    : state.conversation;
  return { ...state, ...change, conversation, messages: mergeMessages(state.messages, loaded) };
}

/** Resolves to whether there were any; two callers at once share one call. */
function useShared(read: () => Promise<boolean>): () => Promise<boolean> {
  const latest = useLatest(read);
  const running = useRef<Promise<boolean> | null>(null);
  return useCallback(() => {
    running.current ??= latest.current().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [latest]);
}

export function stateOf(initialData: MessagesPage | undefined): State {
  if (!initialData) return { messages: [], conversation: null, hasOlder: false, error: null };
  const hasOlder = initialData.data.length === chatLimits.messagesPerPage;
  return { messages: initialData.data, conversation: initialData.conversation, hasOlder, error: null };
}
