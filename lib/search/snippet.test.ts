import { expect, test } from "vitest";
import { snippet, splitMatches } from "./snippet";

test("truncates a long post between characters", () => {
  expect(snippet("court", 60)).toBe("court");
  expect(snippet("é".repeat(61), 60)).toBe(`${"é".repeat(60)}...`);
  expect(snippet("🎓".repeat(61), 60)).toBe(`${"🎓".repeat(60)}...`);
  expect(snippet(`${"👩‍🎓".repeat(30)} élève ${"👩‍🎓".repeat(30)}`, 16, "eleve")).toBe(
    "...👩‍🎓👩‍🎓 élève 👩‍🎓...",
  );
});

test("truncates a long post around the match", () => {
  const before = "très ".repeat(40);
  const cut = snippet(`${before}loin, un élève attend ${before}`, 60, "un eleves");
  expect(cut).toMatch(/^\.\.\..*loin, un élève attend.*\.\.\.$/);
  expect([...cut]).toHaveLength(66);
  expect(snippet(`${before}élève`, 60, "eleve")).toBe(`...${`${before}élève`.slice(-60)}`);
  expect(snippet(`Un élève ${before}`, 60, "eleve")).toBe(`${`Un élève ${before}`.slice(0, 60)}...`);
  expect(snippet(`${before}rien`, 60, "eleve")).toBe(`${before.slice(0, 60)}...`);
  expect([...snippet(`${before}${"é".repeat(100)}`, 60, "éééé")]).toHaveLength(66);
});

test("marks a searched word in any accents and case", () => {
  const hits = (text: string, query: string) =>
    splitMatches(text, query)
      .filter(({ isMatch }) => isMatch)
      .map((part) => part.text);
  expect(hits("Le cœur des Élèves", "eleve coeur")).toEqual(["cœur", "Élèves"]);
  expect(hits("Deux étudiantes publient", "étudiant publier")).toEqual(["étudiantes", "publient"]);
  expect(hits("Une élection sans élèves", "eleve")).toEqual(["élèves"]);
  expect(hits("<b>rien</b> ici", "tout")).toEqual([]);
});

test("the text between two searched words is one part", () => {
  expect(splitMatches("Un élève lit, un autre élève dort", "eleve").map(({ text }) => text)).toEqual([
    "Un ",
    "élève",
    " lit, un autre ",
    "élève",
    " dort",
  ]);
});

test("the parts joined together are the text", () => {
  const text = "Un <script>alert(1)</script> & d’autres signes";
  expect(
    splitMatches(text, "script")
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
