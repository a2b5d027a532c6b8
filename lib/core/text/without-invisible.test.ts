import { expect, test } from "vitest";
import { withoutInvisible } from "./without-invisible";

test.each([
  "ga\u200bte",
  "ga\u200dte",
  "\u202egate\u202c",
  "gate\u200f",
  "ga\u00adte",
  "g\u034fate",
  "gat\ufe0fe",
  "\u3164gate\u2800",
  "gate\u{e0067}\u{e007f}",
])("writes %j as it is displayed", (text) => {
  expect(withoutInvisible(text)).toBe("gate");
});

test.each(["🎉", "👩‍👩‍👧‍👦", "👩🏽‍💻", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "🇫🇷", "می‌خواهم", "क्‍ष", "l’été"])(
  "keeps %s",
  (text) => {
    expect(withoutInvisible(text)).toBe(text);
  },
);
