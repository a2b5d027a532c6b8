import { useEffect, useState } from "react";
import { readDraft, writeDraft } from "./form-draft";

/** A text that is kept on the device under `key` until `forget`: it survives a reload and a lost session. */
export function useTextDraft(key: string) {
  const [text, setText] = useState("");
  useEffect(() => setText((current) => current || (readDraft<string>(key) ?? "")), [key]);
  return {
    text,
    type(next: string) {
      setText(next);
      writeDraft(key, next || null);
    },
    forget() {
      setText("");
      writeDraft(key, null);
    },
  };
}
