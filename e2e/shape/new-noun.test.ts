import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseNoun } from "@/scripts/tools/new-noun/parse-noun";
import { listInsertions } from "@/scripts/tools/new-noun/registries";
import { findLongFiles } from "./code";
import { root } from "./sources";

const noun = { plural: "things", Plural: "Things", singular: "thing", Singular: "Thing" };

test.each(listInsertions(noun))(
  "the skeleton of a noun can be inserted in $file after $after",
  ({ file, after, text }) => {
    const parts = readFileSync(path.join(root, file), "utf8").split(after);
    expect(parts).toHaveLength(2);
    const sample = { path: file, text: parts.join(after + text) };
    if (file.endsWith(".ts")) expect(findLongFiles(sample, 250)).toEqual([]);
  },
);

test.each([
  ["noun things", noun],
  ["noun people --singular person", { plural: "people", singular: "person" }],
])("adds %s", (line, expected) => {
  expect(parseNoun(line.split(" "))).toMatchObject(expected);
});

test.each([
  ["noun sheep", "Usage: "],
  ["noun things --singular", "Usage: "],
  ["noun Things", "Usage: "],
  ["noun jobs", "lib/jobs exists already"],
  ["noun columns", "db/schema/columns.ts exists already"],
  ["noun settings", /settings.* exists already/],
  ["noun notes", "lib/endpoints.ts has notes already"],
  ["noun classes --singular class", "class is a word of JavaScript"],
  ["noun news", "new is a word of JavaScript"],
])("rejects %s before a file is written", (line, sentence) => {
  expect(() => parseNoun(line.split(" "))).toThrow(sentence);
});
