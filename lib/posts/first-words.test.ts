import { expect, test } from "vitest";
import { firstWords } from "./first-words";

test("a short post is its own title, on one line", () => {
  expect(firstWords("  Qui a les notes\nde lundi ?  ")).toBe("Qui a les notes de lundi ?");
  expect(firstWords("a".repeat(60))).toBe("a".repeat(60));
  expect(firstWords("")).toBe("");
});

test("a long one ends after a whole word", () => {
  const words = firstWords(
    "Cherche binôme pour le projet de réseaux, plutôt le mardi soir, à la bibliothèque",
  );
  expect(words).toBe("Cherche binôme pour le projet de réseaux, plutôt le mardi…");
  expect(firstWords(`${"mot ".repeat(14)}fini, et la suite`)).toBe(`${"mot ".repeat(14).trim()}…`);
});

test("a word longer than a title is cut, and no sign in two", () => {
  expect(firstWords(`https://example.org/${"x".repeat(80)}`)).toHaveLength(61);
  expect(firstWords("🎉".repeat(80))).toBe(`${"🎉".repeat(60)}…`);
});
