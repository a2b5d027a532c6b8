import { useState } from "react";
import { expect, test } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { renderText } from "@/e2e/support/render-text";
import { chatLimits } from "@/lib/chat/schemas";
import { ContentCounter, useFirstText } from "./content-counter";

test.each([
  { length: 0.8 * chatLimits.content, expected: "" },
  { length: 0.8 * chatLimits.content + 1, expected: "4,001 of 5,000 characters" },
  { length: 0.95 * chatLimits.content + 1, expected: "249 characters left" },
  { length: chatLimits.content, expected: "No characters left" },
  { length: chatLimits.content + 1, expected: "One character too many" },
])("shows and announces the length of a text of $length characters", ({ length, expected }) => {
  const text = renderText("en", <ContentCounter text={"x".repeat(length)} />);
  expect(text).toBe(expected.repeat(2));
});

const typed: [string, string][] = [
  ["count", "4,001"],
  ["count", "4,002"],
  ["warning", "249"],
  ["warning", "248"],
  ["count", "4,750"],
];

test("announces the length when a threshold is crossed, not with each character", () => {
  const announced: string[] = [];
  renderHook(() => {
    const [index, setIndex] = useState(0);
    announced.push(useFirstText(...(typed[index] as [string, string])));
    if (index < typed.length - 1) setIndex(index + 1);
  });
  expect([...new Set(announced)]).toEqual(["4,001", "249", "4,750"]);
});
