import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { emptyDraft, type PostDraft } from "./post-draft";

/**
 * What a person is writing, kept on their device until it is posted: it survives a reload, a lost session, a 419.
 * `key` tells drafts and people apart. The first render is empty, as on the server; what was typed into `box` until
 * then is taken over before another render empties it.
 */
export function useDraft(key: string, box: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft] = useState<PostDraft>(emptyDraft);
  const [restored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const kept = { ...emptyDraft, ...readDraft(key) };
    setDraft({ ...kept, content: mergeDrafts(kept.content, box.current?.value ?? "") });
    setRestored(true);
  }, [key, box]);
  useEffect(() => {
    if (restored) writeDraft(key, draft);
  }, [key, draft, restored]);
  return { draft, setDraft, clear: () => setDraft(emptyDraft) };
}

/** Both, one after the other; a browser may itself have put back what was kept. */
function mergeDrafts(kept: string, typed: string): string {
  if (typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n${typed}`;
}

function readDraft(key: string): Partial<PostDraft> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function writeDraft(key: string, draft: PostDraft): void {
  try {
    if (draft === emptyDraft || JSON.stringify(draft) === JSON.stringify(emptyDraft))
      localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft's survival, not the writing.
  }
}
