import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { cx } from "@/components/ui/cx";
import type { Role } from "@/lib/core/auth/viewer";
import { ConversationList } from "./conversation-list";
import { ConversationPane } from "./conversation-pane";
import type { ConversationsPage } from "./use-conversations";
import type { MessagesPage } from "./use-message-pages";
import { useOpenConversation } from "./use-open-conversation";
import { useOutbox } from "./use-outbox";
import { focusMessage } from "./use-reveal";
import { ViewerRole } from "./viewer-role";

type Props = { role: Role; conversations: ConversationsPage; initialData: MessagesPage | null };

/** The list and a conversation side by side; where both do not fit, one of them. */
export function Chat({ role, conversations, initialData }: Props) {
  const t = useTranslations("chat");
  const inUrl = useOpenConversation();
  const outbox = useOutbox();
  const [isClosed, setIsClosed] = useState(false);
  // Without a conversation in the URL, the first one is open where list and conversation fit side by side.
  const openId = inUrl.id ?? (isClosed ? null : (initialData?.conversation.id ?? null));
  const isSelected = inUrl.id !== null;
  const side = useShownSide(isSelected);
  function open(id: number | null, messageId?: number) {
    if (id === null) setIsClosed(true);
    // The message is focused directly, because returning to the message of the URL does not change the URL, and no
    // effect would run.
    if (messageId !== undefined && messageId === inUrl.messageId) return focusMessage(messageId);
    inUrl.open(id, messageId);
  }
  const isShown = useIsShown(openId);
  /** Called with a response: another conversation or another page may be shown by then. */
  const close = (id: number) => isShown(id) && open(null);
  return (
    <ViewerRole value={role}>
      <main id="content" tabIndex={-1} data-student={role === "student" || undefined} className={frameStyle}>
        <h1 className="sr-only">{t("title")}</h1>
        <div
          {...(!isSelected && side)}
          className={cx(
            "min-h-0 w-full min-w-0 outline-none @xl:w-xs @xl:shrink-0 @xl:border-line @xl:border-r",
            isSelected && "@max-xl:hidden",
          )}
        >
          <ConversationList
            initialData={conversations}
            openId={openId}
            onOpen={open}
            onStart={inUrl.start}
            onClose={close}
          />
        </div>
        <div
          {...(isSelected && side)}
          className={cx("min-h-0 min-w-0 flex-1 outline-none", !isSelected && "@max-xl:hidden")}
        >
          {openId === null ? (
            <p className="grid h-full place-items-center p-6 text-center text-muted">{t("select")}</p>
          ) : (
            <ConversationPane
              key={openId}
              id={openId}
              initialData={initialData?.conversation.id === openId ? initialData : undefined}
              messageId={inUrl.messageId}
              {...{ outbox, isStarted: openId === inUrl.startedId }}
              onOpenMessage={(messageId) => open(openId, messageId)}
              onClose={() => close(openId)}
            />
          )}
        </div>
      </main>
    </ViewerRole>
  );
}

/** Whether the conversation is open at the time of the call. */
function useIsShown(openId: number | null): (id: number) => boolean {
  const shownId = useRef<number | null>(null);
  useEffect(() => {
    shownId.current = openId;
    return () => {
      shownId.current = null;
    };
  }, [openId]);
  return (id) => id === shownId.current;
}

/** The list or the conversation, where both do not fit: gets the focus when it replaces the other one. */
function useShownSide(isSelected: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(isSelected);
  useEffect(() => {
    if (before.current === isSelected) return;
    before.current = isSelected;
    const focused = document.activeElement;
    const isShown = focused !== document.body && focused?.getClientRects().length;
    if (!isShown) ref.current?.focus({ preventScroll: true });
  }, [isSelected]);
  return { ref, tabIndex: -1 };
}

// Students have a bottom bar on phones.
const frameStyle =
  "@container flex h-[calc(100dvh-var(--spacing-header))] min-h-80 bg-surface outline-none " +
  "max-md:data-student:h-[calc(100dvh-var(--spacing-header)-var(--spacing-bottom-bar))]";
