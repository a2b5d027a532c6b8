import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readDraft, removeSentDraft, watchDraft, writeChange } from "@/components/ui/form-draft";
import { useDraftKey } from "@/components/ui/viewer-provider";
import { editMarkup, renderMarkup } from "@/lib/posts/mention-text";
import { emptyDraft, type PostDraft } from "./post-draft";

type Box = RefObject<HTMLTextAreaElement | null>;

/**
 * Stores what is being written among the viewer's drafts until `clear`, which also empties a box that has restored
 * the draft and was not edited since. The first render shows `initial`, as on the server; what was typed into `box`
 * until then is taken over before another render empties it.
 */
function useTypedDraft<T>(name: string, initial: T, withTyped: (stored: T, typed: string) => T, box: Box) {
  const key = useDraftKey(name);
  const [draft, showDraft] = useState(initial);
  const restored = useRef(initial);
  useLayoutEffect(() => {
    const next = withTyped((readDraft(key) ?? initial) as T, box.current?.value.trimEnd() ?? "");
    showDraft(next);
    restored.current = next;
    writeChange(key, next, initial);
  }, [key, initial, withTyped, box]);
  function setDraft(next: T) {
    showDraft(next);
    writeChange(key, next, initial);
  }
  useEffect(() => {
    if (draft === restored.current) return watchDraft(key, draft, () => showDraft(initial));
  }, [key, draft, initial]);
  function clear() {
    showDraft(initial);
    removeSentDraft(key, draft);
  }
  return { draft, setDraft, clear };
}

export const useTextDraft = (name: string, box: Box) => useTypedDraft(name, "", mergeTexts, box);

export const usePostDraft = (name: string, box: Box) => useTypedDraft(name, emptyDraft, mergePost, box);

/** A draft may be older than a field. */
function mergePost(draft: PostDraft, typed: string): PostDraft {
  return { ...emptyDraft, ...draft, content: mergeTexts(draft.content, typed) };
}

/** A browser may itself have restored the stored text, as it was shown. */
function mergeTexts(stored: string, typed: string): string {
  const { content } = renderMarkup(stored);
  if (content.includes(typed)) return stored;
  return typed.includes(content) ? editMarkup(stored, typed) : `${stored}\n${typed}`;
}
