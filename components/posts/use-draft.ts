import { useEffect, useState } from "react";
import { emptyDraft, type PostDraft } from "./post-draft";

/**
 * What a person is writing, kept on their device until it is posted: it survives a reload, a lost session, a 419.
 * `key` tells drafts and people apart. The first render is empty, as on the server.
 */
export function useDraft(key: string) {
  const [draft, setDraft] = useState<PostDraft>(emptyDraft);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const kept = readDraft(key);
    if (kept) setDraft({ ...emptyDraft, ...kept });
    setRestored(true);
  }, [key]);
  useEffect(() => {
    if (restored) writeDraft(key, draft);
  }, [key, draft, restored]);
  return { draft, setDraft, clear: () => setDraft(emptyDraft) };
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
