import { type RefObject, useLayoutEffect, useState } from "react";
import { useDraftKey } from "@/components/ui/draft-owner";
import { readDraft, writeDraft } from "@/components/ui/form-draft";
import { mergeTexts } from "./use-post-draft";

/**
 * A text that is kept on the device under `name` until `clear`: it survives a reload and a lost session. What was typed
 * into `box` before hydration is taken over.
 */
export function useTextDraft(name: string, box: RefObject<HTMLTextAreaElement | null>) {
  const key = useDraftKey(name);
  const [text, setText] = useState("");
  useLayoutEffect(() => {
    const typed = box.current?.value.trimEnd() ?? "";
    setText((current) => current || mergeTexts(readDraft<string>(key) ?? "", typed));
  }, [key, box]);
  return {
    text,
    type(next: string) {
      setText(next);
      writeDraft(key, next || null);
    },
    clear() {
      setText("");
      writeDraft(key, null);
    },
  };
}
