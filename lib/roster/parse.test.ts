import { expect, test } from "vitest";
import { parseRoster } from "./parse";

const head = "Numéro;Nom;E-mail\n";
const parse = (text: string, encoding: BufferEncoding = "utf8") => parseRoster(Buffer.from(text, encoding));
const linesOf = (text: string) =>
  parse(text).lines.map(({ school_number, name, email }) => [school_number, name, email]);
const faultsOf = (text: string, encoding?: BufferEncoding) =>
  parse(text, encoding).faults.map(({ line, code, column }) => [line, code, column]);
const ada = ["A1", "Ada Lovelace", "ada@test.invalid"];

test.each([
  ["semicolons", "Numéro;Nom;E-mail\nA1;Ada Lovelace;ada@test.invalid"],
  ["commas and quotes", 'email,"Full name",id\r\nada@test.invalid,"Ada Lovelace",A1\r\n'],
  [
    "tabs and a byte order mark",
    "\uFEFFmatricule\tnom complet\tcourriel\nA1\tAda Lovelace\tada@test.invalid",
  ],
  ["first and last names", "Nom;Prénom;N° étudiant;Mail;Id\nLovelace;Ada;?;ada@test.invalid;A1"],
  ["blank lines and spaces", "\n\n numero ; nom ; mail \n\n A1 ; Ada  Lovelace ; ada@test.invalid \n;;\n\n"],
])("reads a list with %s", (_, text) => {
  expect(linesOf(text)).toEqual([ada]);
});

test("reads Windows-1252, and reports lines with invalid UTF-8", () => {
  const windows = Buffer.from(`${head}A1;Élodie Nuñez;elodie@test.invalid`, "latin1");
  expect(parseRoster(windows).lines[0]?.name).toBe("Élodie Nuñez");
  // Spreadsheets write typographic apostrophes and ligatures in the bytes that Latin-1 lacks.
  const typographic = Buffer.from(`${head}A1;Ana\xefs O\x92Connor Delac\x9cur;anais@test.invalid`, "latin1");
  expect(parseRoster(typographic).lines[0]?.name).toBe("Anaïs O’Connor Delacœur");
  const mixed = Buffer.concat([
    Buffer.from(`${head}A1;Élodie;elodie@test.invalid\n`),
    Buffer.from("A2;Zoé;zoe@test.invalid\n", "latin1"),
  ]);
  const { lines, faults } = parseRoster(mixed);
  expect(lines.map(({ name }) => name)).toEqual(["Élodie"]);
  expect(faults).toMatchObject([{ line: 3, code: "encoding" }]);
  expect(faultsOf(`${head}A1;Ã‰lodie;e@test.invalid\nA2;ZoÃ©;z@test.invalid`)).toEqual([
    [2, "encoding", "name"],
    [3, "encoding", "name"],
  ]);
  expect(faultsOf(head, "utf16le")).toEqual([[1, "encoding", null]]);
});

test("keeps thirty combining marks of a letter at most, in the names of columns too", () => {
  const letter = `a${"\u0316".repeat(40)}`;
  const { faults, unknownColumns } = parse(`Numéro;Nom;E-mail;${letter}\nA1;${letter};a@test.invalid;`);
  const limited = letter.slice(0, 31);
  expect(unknownColumns).toEqual([limited]);
  expect(faults).toMatchObject([{ column: "name", value: limited }]);
});

test.each([
  ["A1;=HYPERLINK(1);ada@test.invalid", [[2, "formula", "name"]]],
  [
    "+1;Ada;＝ada@test.invalid",
    [
      [2, "formula", "school_number"],
      [2, "formula", "email"],
    ],
  ],
  [
    ";;ada@test.invalid",
    [
      [2, "required", "school_number"],
      [2, "required", "name"],
    ],
  ],
  [
    "A 1;www.evil.example;ada",
    [
      [2, "invalid", "school_number"],
      [2, "invalid", "name"],
      [2, "invalid", "email"],
    ],
  ],
  ['A1;"Ada;ada@test.invalid', [[2, "quote_unclosed", null]]],
  ["A1;Ada", [[2, "cells_mismatch", null]]],
  ["A1;Ada;ada@test.invalid;;;", []],
  ["A1;Ada;ada@test.invalid;;Countess of", [[2, "cells_mismatch", null]]],
  [`A1;${"x".repeat(2_000_000)};ada@test.invalid`, [[2, "line_too_long", null]]],
])("names what is wrong with %.40s", (line, faults) => {
  expect(faultsOf(`${head}${line}\nA9;Grace Hopper;grace@test.invalid`)).toEqual(faults);
});

test("reports duplicate numbers and emails with the line of their first occurrence", () => {
  const text = `${head}A1;Ada;ada@test.invalid\na1;Eda;eda@test.invalid\nA2;Ada;ADA@test.invalid`;
  expect(parse(text).lines).toHaveLength(1);
  expect(parse(text).faults).toMatchObject([
    { line: 3, code: "doubled", column: "school_number", other_line: 2 },
    { line: 4, code: "doubled", column: "email", other_line: 2 },
  ]);
});

test.each([
  ["", [[1, "empty", null]]],
  [" \n\n", [[1, "empty", null]]],
  [head, [[1, "empty", null]]],
  [
    "nom;ville\nAda;Rennes",
    [
      [1, "column_missing", "school_number"],
      [1, "column_missing", "email"],
    ],
  ],
  [`${head}${"A;B;c@d.ee\n".repeat(20_001)}`, [[20_001, "too_many_lines", null]]],
])("rejects %.20j as a whole", (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
  expect(parse(text).lines).toEqual([]);
});

test("reports the columns of a list that lacks others", () => {
  const { unknownColumns } = parse("Nom;Identifiant;Mél\nAda;A1;ada@test.invalid");
  expect(unknownColumns).toEqual(["Identifiant", "Mél"]);
});

test("reports the columns that it does not read", () => {
  const { lines, unknownColumns } = parse(
    "Numéro;Ville;Nom;E-mail;Ville\nA1;Rennes;Ada Lovelace;ada@test.invalid;x",
  );
  expect([lines.length, unknownColumns]).toEqual([1, ["Ville", "Ville"]]);
});

test("reads the class and its delegates, in any order and in either language", () => {
  const classesOf = (text: string) =>
    parse(text).lines.map(({ class_name, is_delegate }) => [class_name, is_delegate]);
  expect(
    classesOf(
      "Délégué(e);Numéro;Classe;Nom;E-mail\noui;A1;L1  Info;Ada;ada@test.invalid\n;A2;;Eda;eda@test.invalid\nX;A3;L1 Info;Ida;ida@test.invalid",
    ),
  ).toEqual([
    ["L1 Info", true],
    [null, false],
    ["L1 Info", true],
  ]);
  expect(classesOf("Numéro;Nom;E-mail;Classe\nA1;Ada;ada@test.invalid;2B")).toEqual([["2B", false]]);
  const english = "id,full name,email,cohort,class delegate\nA1,Ada,ada@test.invalid,Year 1,";
  expect(classesOf(`${english}yes`)).toEqual([["Year 1", true]]);
  expect(classesOf(`${english}no`)).toEqual([["Year 1", false]]);
  expect(parse(`${english}maybe`).faults).toMatchObject([{ line: 2, code: "invalid", column: "delegate" }]);
});

test("shows the beginning of a rejected line, without a part of an emoji", () => {
  const shown = (line: string) => parse(`Numéro;Nom;E-mail\n${line}`).faults[0]?.value;
  expect(shown(`${"x".repeat(79)}🎓x`)).toBe(`${"x".repeat(79)}🎓`);
  expect(shown(`${"x".repeat(79)}👩‍🎓x`)).toBe("x".repeat(79));
});

test("reads the group as the class when there is no class column", () => {
  const list = "Numéro;Nom;E-mail;Groupe;Classe\nA1;Ada;ada@test.invalid;Groupe A;L1 Info";
  expect(parse(list).lines[0]?.class_name).toBe("L1 Info");
  expect(parse(list).unknownColumns).toEqual(["Groupe"]);
  const withoutClass = list.replace(/;(Classe|L1 Info)/g, "");
  expect(parse(withoutClass).lines[0]?.class_name).toBe("Groupe A");
});

test.each([
  ["x".repeat(51), "length"],
  ["?!?!", "invalid"],
  ["@L1 Info", "formula"],
  ["PremiÃ¨re", "encoding"],
])("rejects the class %.20s", (name, code) => {
  expect(faultsOf(`Numéro;Nom;E-mail;Classe\nA1;Ada;ada@test.invalid;${name}`)).toEqual([
    [2, code, "class_name"],
  ]);
});
