import { expect, test } from "vitest";
import { excerpt } from "./excerpt";

test("keeps a short post, on one line", () => {
  expect(excerpt("  Qui a les notes\nde lundi ?  ")).toBe("Qui a les notes de lundi ?");
  expect(excerpt("a".repeat(60))).toBe("a".repeat(60));
  expect(excerpt("")).toBe("");
});

test("ends a long post after a whole word", () => {
  const words = excerpt("Cherche binôme pour le projet de réseaux, plutôt le mardi soir, à la bibliothèque");
  expect(words).toBe("Cherche binôme pour le projet de réseaux, plutôt le mardi…");
  expect(excerpt(`${"mot ".repeat(14)}fini, et la suite`)).toBe(`${"mot ".repeat(14).trim()}…`);
});

test("cuts an overlong word between characters", () => {
  expect(excerpt(`https://example.org/${"x".repeat(80)}`)).toHaveLength(61);
  expect(excerpt("🎉".repeat(80))).toBe(`${"🎉".repeat(60)}…`);
  expect(excerpt("👩‍🎓".repeat(21))).toBe(`${"👩‍🎓".repeat(20)}…`);
  expect(excerpt(`a${"👩‍🎓".repeat(21)}`)).toBe(`a${"👩‍🎓".repeat(19)}…`);
});
