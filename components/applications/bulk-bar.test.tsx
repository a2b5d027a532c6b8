import { expect, test } from "vitest";
import { renderMarkup } from "@/e2e/support/render-text";
import type { Application } from "@/lib/applications/schemas";
import { BulkBar } from "./bulk-bar";

test.each([
  { ids: [], announced: "", isShown: false },
  { ids: [1, 2], announced: "2 applications selected", isShown: true },
])("the live region exists before applications are selected: $ids", ({ ids, announced, isShown }) => {
  const selected = ids.map((id) => ({ id }) as unknown as Application);
  const selection = { rows: selected, selected, onSelect() {}, clear() {} };
  const markup = renderMarkup("en", <BulkBar selection={selection} onReview={() => {}} />);
  expect(/<p role="status"[^>]*>([^<]*)/.exec(markup)?.[1]).toBe(announced);
  expect(markup.includes("<section")).toBe(isShown);
});
