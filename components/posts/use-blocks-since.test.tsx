import { useState } from "react";
import { expect, test } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { useBlocksSince } from "./use-blocks-since";

test.each([
  { before: false, after: false, mayHaveBlocks: false },
  { before: false, after: true, mayHaveBlocks: true },
  { before: true, after: false, mayHaveBlocks: true },
])("a page that is rendered again has blocks: from $before to $after", ({ before, after, mayHaveBlocks }) => {
  const { result } = renderHook(() => {
    const [hasBlocks, setHasBlocks] = useState(before);
    if (hasBlocks !== after) setHasBlocks(after);
    return useBlocksSince(hasBlocks);
  });
  expect(result.current).toBe(mayHaveBlocks);
});
