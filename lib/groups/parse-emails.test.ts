import { expect, test } from "vitest";
import { parseEmails } from "./parse-emails";

test("reads emails separated in any way, with names, each once", () => {
  const text = `ada@ecole.fr, Bob <bob@ecole.fr>; "Dupont, Jean" <jean@ecole.fr>\r\n
    ADA@ecole.fr;;\n<zoé@écoles.fr> ,\t"Moreau; Inès"<ines@ecole.fr>`;
  const emails = ["ada@ecole.fr", "bob@ecole.fr", "jean@ecole.fr", "zoé@écoles.fr", "ines@ecole.fr"];
  expect(parseEmails(text)).toEqual({ emails, malformed: [] });
});

test("reports each malformed email with its line", () => {
  const { emails, malformed } = parseEmails('ada@ecole.fr\nbob@\n\nJean <jean>, "Zoé <zoe@ecole.fr>, ines');
  expect(emails).toEqual(["ada@ecole.fr", "zoe@ecole.fr"]);
  expect(malformed).toEqual([
    { line: 2, text: "bob@" },
    { line: 4, text: "Jean <jean>" },
    { line: 4, text: "ines" },
  ]);
});

test.each(['"', "<", "@", "a@", '"<', ", "])("parses ten thousand times %j without delay", (part) => {
  const start = performance.now();
  parseEmails(part.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
