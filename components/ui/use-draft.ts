import { useState } from "react";
import { readDraft, writeChange, writeDraft } from "./form-draft";
import { useDraftKey } from "./viewer-provider";

/** A value that is no field of `useEndpointForm`, with its draft. For what the server does not render. */
export function useDraft<T>(name: string, initial: T) {
  const key = useDraftKey(name);
  const [value, setValue] = useState(() => (readDraft(key) ?? initial) as T);
  return {
    value,
    set(next: T) {
      setValue(next);
      writeChange(key, next, initial);
    },
    /** With `sent`, only if the draft is still that: a form that was opened since may have another. */
    clear(sent?: T) {
      if (sent === undefined || JSON.stringify(readDraft(key)) === JSON.stringify(sent))
        writeDraft(key, null);
    },
  };
}
