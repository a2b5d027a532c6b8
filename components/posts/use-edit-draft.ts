import { useState } from "react";
import { pickEdited, readDraft, readDraftBase, writeDraft, writeDraftBase } from "@/components/ui/form-draft";
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
  function setDraft(next: PostDraft) {
    const nextEdited = pickEdited(next, next, stored);
    const nextBase = pickEdited({ ...stored, ...base }, next, stored);
    setTyped(nextEdited);
    setBase(nextBase);
    writeDraft(key, Object.keys(nextEdited).length > 0 ? nextEdited : null);
    writeDraftBase(key, nextBase);
  }
  return {
    draft: { ...stored, ...edited },
    edited,
    setDraft,
    clear() {
      writeDraft(key, null);
      writeDraftBase(key, null);
    },
    isOutdated: Object.keys(pickEdited(base, base, stored)).some((name) => name in edited),
  };
}
