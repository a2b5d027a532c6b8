import { expect, test } from "vitest";
import { truncate } from "./truncate";

test("a text that fits stays, as one line", () => {
  expect(truncate("Un\n texte", 8)).toBe("Un texte");
  expect(truncate("🎓".repeat(8), 8)).toBe("🎓".repeat(8));
});

test("a longer one is cut between characters, with an ellipsis", () => {
  expect(truncate("Un texte long", 9)).toBe("Un texte…");
  expect(truncate(`${"a".repeat(6)}🎓 et la suite`, 8)).toBe(`${"a".repeat(6)}🎓…`);
});
