import { expect, test } from "vitest";
import { fillTemplate } from "./fill-template";

const filling = { name: "Anna {job}", job: "Développeuse", company: "Ébène & Cie" };

test.each([
  ["Bonjour {name}, pour {job} chez {company}.", "Bonjour Anna {job}, pour Développeuse chez Ébène & Cie."],
  ["{name} {name}", "Anna {job} Anna {job}"],
  ["{ name } {Name} {x} {}", "{ name } {Name} {x} {}"],
  ["", ""],
])("fills the placeholders of %j", (text, filled) => {
  expect(fillTemplate(text, filling)).toBe(filled);
});
