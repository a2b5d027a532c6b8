import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useDraftKey } from "@/components/ui/draft-owner";
import { readDraft, writeDraft } from "@/components/ui/form-draft";
import { editWritten, readWritten } from "@/lib/posts/mention-text";
import type { PostDraft } from "./post-draft";

/**
 * A post being written, kept on the device under `name` until `clear`. The first render shows `initialDraft`, as on the
 * server; what was typed into `box` until then is taken over before another render empties it.
 */
export function usePostDraft(
  name: string,
  initialDraft: PostDraft,
  box?: RefObject<HTMLTextAreaElement | null>,
) {
  const key = useDraftKey(name);
  const [initial] = useState(initialDraft);
  const [draft, setDraft] = useState(initial);
  const [isRestored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const stored = { ...initial, ...readDraft<PostDraft>(key) };
    setDraft({ ...stored, content: mergeTexts(stored.content, box?.current?.value ?? "") });
    setRestored(true);
  }, [key, initial, box]);
  useEffect(() => {
    if (isRestored) writeDraft(key, JSON.stringify(draft) === JSON.stringify(initial) ? null : draft);
  }, [key, draft, initial, isRestored]);
  function clear() {
    setDraft(initial);
    writeDraft(key, null);
  }
  return { draft, setDraft, clear };
}

/** A browser may itself have restored the stored text, as it was shown. */
export function mergeTexts(stored: string, typed: string): string {
  const { content } = readWritten(stored);
  if (content.includes(typed)) return stored;
  return typed.includes(content) ? editWritten(stored, typed) : `${stored}\n${typed}`;
}
