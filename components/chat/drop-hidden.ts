import { listMessages } from "@/lib/chat/contract";
import { call } from "@/lib/core/api/client";
import { mergeMessages } from "./merge-messages";
import { type MessagesPage, type State, stateOf, type useMessagePages } from "./use-message-pages";

type Pages = Pick<ReturnType<typeof useMessagePages>, "messages" | "conversation" | "setState">;

/** Loads the newest messages again, without those that the viewer has deleted or a block hides. */
export async function dropHidden(id: number, { setState, ...shown }: Pages): Promise<void> {
  const page = await call(listMessages, { params: { id } }).catch(() => null);
  if (page && isHiding(page, shown)) setState((state) => replaceShown(state, shown, page));
}

type ShownConversation = Pick<State, "messages" | "conversation">;

function isHiding({ data, conversation }: MessagesPage, shown: ShownConversation): boolean {
  const ids = new Set(data.map(({ id }) => id));
  const oldest = data[0]?.id ?? 0;
  const members = shown.conversation?.participants ?? [];
  return (
    conversation.participants.length < members.length ||
    shown.messages.some(({ id }) => id >= oldest && !ids.has(id))
  );
}

/** Replaces the shown messages by `page` and keeps those that arrived meanwhile; older pages are loaded again on demand. */
function replaceShown(state: State, shown: ShownConversation, page: MessagesPage): State {
  const last = shown.messages.at(-1)?.id ?? 0;
  const newer = state.messages.filter(({ id }) => id > last);
  return { ...stateOf(page), messages: mergeMessages(page.data, newer) };
}
