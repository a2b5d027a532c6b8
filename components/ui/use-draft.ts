import { useState } from "react";
import { useDraftKey } from "@/components/ui/draft-owner";
import { readDraft, writeDraft } from "@/components/ui/form-draft";
import { draftKeyOf } from "./use-own-profile";

type Section = Parameters<typeof draftKeyOf>[0];

/** What is being edited of a section whose controls are no fields of `useEndpointForm`, with its draft. */
export function useSectionDraft<T>(section: Section, saved: T) {
  const key = useDraftKey(draftKeyOf(section));
  const [value, setValue] = useState(() => (readDraft(key) ?? saved) as T);
  return {
    value,
    set(next: T) {
      setValue(next);
      writeDraft(key, JSON.stringify(next) === JSON.stringify(saved) ? null : next);
    },
    reset: () => void writeDraft(key, null),
  };
}
