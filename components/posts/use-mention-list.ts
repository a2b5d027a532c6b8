import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { hasModifier } from "@/components/ui/has-modifier";
import { isComposing } from "@/components/ui/is-composing";
import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { foldText } from "@/lib/core/text/fold-text";
import { insertMention, renderMarkup } from "@/lib/posts/mention-text";
import { listMentionable, type Mentionable } from "@/lib/posts/mentions-contract";

/** An `@` that begins a word, and up to four words after it. */
const opening = /(?:^|[\s([{«“"’'])@((?:[\p{L}\p{M}\p{N}._'’-]+ ?){0,4})$/u;
const delayMs = 150;

export type MentionListOptions = {
  /** Markup (lib/posts/mention-text.ts). */
  value: string;
  onWrite: (text: string) => void;
  /** The users of this post's thread are suggested too. */
  postId?: number;
  /** Only members of this group are suggested. */
  groupId?: number | undefined;
  /** The only users who are suggested, instead of a search. */
  among?: readonly MentionedUser[] | undefined;
  isEnabled: boolean;
};
export type MentionedUser = Pick<Mentionable, "id" | "name" | "avatar_url"> & Partial<Mentionable>;
const maxListed = 8;

type Search = { start: number; q: string };

/** The users whom the `@` before the caret of `box` may mean. */
export function useMentionList(
  box: RefObject<HTMLTextAreaElement | null>,
  { value, onWrite, postId, groupId, among, isEnabled }: MentionListOptions,
) {
  const [search, setSearch] = useState<Search | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const setCaret = useCaret(box, value);
  const suggested = useMentionable(among ? null : search, { post_id: postId, group_id: groupId });
  const users = among ? namedLike(search, among) : suggested;
  const isOpen = users.length > 0 && search?.start !== dismissed;
  // The response may list fewer users than were shown until it arrived.
  const active = Math.min(activeIndex, users.length - 1);

  function update() {
    const { selectionStart, selectionEnd, value: content } = box.current ?? {};
    const isCaret = isEnabled && selectionStart !== undefined && selectionStart === selectionEnd;
    const typed = isCaret ? opening.exec(content?.slice(0, selectionStart) ?? "")?.[1] : undefined;
    const next =
      typed === undefined ? null : { start: (selectionStart ?? 0) - typed.length - 1, q: typed.trim() };
    if (next && isMention(value, next.start)) return setSearch(null);
    if (!next) setDismissed(null);
    if (next?.q !== search?.q || next?.start !== search?.start) setActiveIndex(0);
    setSearch(next);
  }
  function pick(user: MentionedUser) {
    if (!search || !box.current) return;
    const inserted = insertMention(value, { start: search.start, end: box.current.selectionEnd }, user);
    onWrite(inserted.text);
    setCaret(inserted.caret);
    setSearch(null);
  }
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || isComposing(event)) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const user = users[active];
    if (event.key === "Escape") setDismissed(search?.start ?? null);
    else if (step) setActiveIndex((active + step + users.length) % users.length);
    else if ((event.key === "Enter" || event.key === "Tab") && user && !hasModifier(event)) pick(user);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  return {
    users: isOpen ? users : [],
    isOpen,
    active,
    update,
    pick,
    onKeyDown,
    close: () => setSearch(null),
  };
}

function isMention(markup: string, start: number): boolean {
  return renderMarkup(markup).mentions.some((mention) => mention.start === start);
}

/** Sets the caret once the changed text is in the box. */
function useCaret(box: RefObject<HTMLTextAreaElement | null>, value: string) {
  const caret = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useLayoutEffect(() => {
    if (caret.current !== null) box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value, box]);
  return (index: number) => {
    caret.current = index;
  };
}

/** Searches with a delay. Until the response arrives, it returns the users of the previous one that still match. */
function useMentionable(
  search: Search | null,
  context: { post_id: number | undefined; group_id: number | undefined },
): Mentionable[] {
  const typed = search?.q ?? "";
  const q = useDebouncedValue(typed, typed === "" ? 0 : delayMs);
  const { data, isLoading } = useEndpoint(listMentionable, search && { query: { q, ...context } }, {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  const users = (search && data?.data) || [];
  if (q === typed && !isLoading) return users;
  return users.filter(({ name, username }) => foldText(`${name} ${username}`).includes(foldText(typed)));
}

function namedLike(search: Search | null, users: readonly MentionedUser[]): readonly MentionedUser[] {
  if (!search) return [];
  return users.filter(({ name }) => foldText(name).includes(foldText(search.q))).slice(0, maxListed);
}
