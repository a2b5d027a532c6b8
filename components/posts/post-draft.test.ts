import { expect, test } from "vitest";
import { emptyDraft, toEditedFormData } from "./post-draft";

test("an edit sends only the edited fields, and those that were cleared", () => {
  const stored = { ...emptyDraft, content: "First", category: "design", tags: ["art"] } as const;
  const edited = { content: "Second", category: "", tags: [] } as const;
  const form = toEditedFormData({ ...stored, ...edited, tags: [] }, { ...edited, tags: [] }, []);
  expect(Object.fromEntries(form)).toEqual({
    content: "Second",
    category: "",
    tags: "[]",
    status: "published",
    alts: "[]",
  });
});
