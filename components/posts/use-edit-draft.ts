import { useState } from "react";
import { pickEdited, readDraft, readDraftBase, writeDraft, writeDraftBase } from "@/components/ui/form-draft";
import { useLatest } from "@/components/ui/use-latest";
import { useDraftKey } from "@/components/ui/viewer-provider";
import type { PostDraft } from "./post-draft";

/**
 * The edit of a post, with its draft. It holds only the edited fields: the others may since have been changed on another
 * page, and so may these (`isOutdated`).
 */
export function useEditDraft(postId: number, stored: PostDraft) {
  const key = useDraftKey(`post-edit:${postId}`);
  const [typed, setTyped] = useState(() => readDraft<PostDraft>(key) ?? {});
  const [base, setBase] = useState(() => readDraftBase<PostDraft>(key));
  const edited = pickEdited(typed, typed, stored);
  const draft = { ...stored, ...edited };
  const latest = useLatest({ draft, typed });
  function set(nextEdited: Partial<PostDraft>, nextBase: Partial<PostDraft>, isStored = true) {
    setTyped(nextEdited);
    setBase(nextBase);
    if (!isStored) return;
    writeDraft(key, nullIfEmpty(nextEdited));
    writeDraftBase(key, nullIfEmpty(nextBase));
  }
  return {
    draft,
    edited,
    setDraft: (next: PostDraft) =>
      set(pickEdited(next, next, stored), pickEdited({ ...stored, ...base }, next, stored)),
    /**
     * Called after `draft` was stored as `saved`; returns whether fields were edited since it was sent, which stay edited.
     * The draft of an editor that was opened since is left as it is.
     */
    showSaved(saved: PostDraft): boolean {
      const { draft: shown, typed: own } = latest.current;
      const isOwnDraft = JSON.stringify(readDraft(key) ?? {}) === JSON.stringify(own);
      const since = pickEdited(shown, shown, draft);
      set(since, pickEdited(saved, { ...saved, ...since }, saved), isOwnDraft);
      return Object.keys(since).length > 0;
    },
    clear: () => set({}, {}),
    isOutdated: Object.keys(pickEdited(base, base, stored)).some((name) => name in edited),
  };
}

function nullIfEmpty(fields: Partial<PostDraft>): Partial<PostDraft> | null {
  return Object.keys(fields).length > 0 ? fields : null;
}
