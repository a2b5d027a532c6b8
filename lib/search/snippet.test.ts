import { expect, test } from "vitest";
import { marked, snippet } from "./snippet";

test("a long post is cut after so many characters, never inside one", () => {
  expect(snippet("court", 60)).toBe("court");
  expect(snippet("é".repeat(61), 60)).toBe(`${"é".repeat(60)}...`);
  expect(snippet("🎓".repeat(61), 60)).toBe(`${"🎓".repeat(60)}...`);
});

test("a searched word is marked whatever its accents and case", () => {
  const hits = (text: string, query: string) =>
    marked(text, query)
      .filter(({ hit }) => hit)
      .map((part) => part.text);
  expect(hits("Le cœur des Élèves", "eleve coeur")).toEqual(["cœur", "Élèves"]);
  expect(hits("Deux étudiantes publient", "étudiant publier")).toEqual(["étudiantes", "publient"]);
  expect(hits("Une élection sans élèves", "eleve")).toEqual(["élèves"]);
  expect(hits("<b>rien</b> ici", "tout")).toEqual([]);
});

test("the parts are the whole text again", () => {
  const text = "Un <script>alert(1)</script> & d’autres signes";
  expect(
    marked(text, "script")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
