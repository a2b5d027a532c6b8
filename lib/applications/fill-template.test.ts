import { expect, test } from "vitest";
import { fillTemplate, hasUnknownPlaceholder } from "./fill-template";

const filling = { name: "Anna {job}", job: "Développeuse", company: "Ébène & Cie" };

test.each([
  ["Bonjour {name}, pour {job} chez {company}.", "Bonjour Anna {job}, pour Développeuse chez Ébène & Cie."],
  ["{name} {name}", "Anna {job} Anna {job}"],
  ["{ name } {Name} {x} {}", "{ name } {Name} {x} {}"],
  ["", ""],
])("fills the placeholders of %j", (text, filled) => {
  expect(fillTemplate(text, filling)).toBe(filled);
});

test.each([
  ["Bonjour {name}, pour {job} chez {company}.", false],
  ["Sans accolade", false],
  ["Une accolade { seule, ou { deux", false],
  ["Bonjour {nom}", true],
  ["Bonjour {Name}", true],
  ["Bonjour {name}, pour { job }", true],
])("finds the placeholders of %j that would not be filled: %s", (text, isFound) => {
  expect(hasUnknownPlaceholder(text)).toBe(isFound);
});
