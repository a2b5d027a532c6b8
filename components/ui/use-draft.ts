import { useState } from "react";
import { useDraftKey } from "./draft-owner";
import { readDraft, writeDraft } from "./form-draft";

/** A value that is no field of `useEndpointForm`, with its draft. For what the server does not render. */
export function useDraft<T>(name: string, initial: T) {
  const key = useDraftKey(name);
  const [value, setValue] = useState(() => (readDraft(key) ?? initial) as T);
  return {
    value,
    set(next: T) {
      setValue(next);
      writeDraft(key, JSON.stringify(next) === JSON.stringify(initial) ? null : next);
    },
    clear: () => void writeDraft(key, null),
  };
}
