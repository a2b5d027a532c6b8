import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  findBrokenReferences,
  findMarkdownLinks,
  findNamedDocuments,
  findNamedPaths,
  listAnchors,
} from "./links";
import { everywhere, listFiles, root } from "./sources";

const read = (name: string) => ({ path: name, text: readFileSync(path.join(root, name), "utf8") });
const ownFiles = [...readdirSync(root), ...[...everywhere, "docs"].flatMap(listFiles)];
const documents = ownFiles.filter((name) => name.endsWith(".md")).map(read);
const code = ownFiles.filter((name) => /\.(tsx?|mjs|sql|css|sh)$/.test(name)).map(read);
const sample = (text: string) => ({ path: "docs/sample.md", text });

test("every relative link of a document leads to a file and a heading", () => {
  expect([...listAnchors("# A title: `code`\n## Twice\n## Twice\n")]).toEqual([
    "a-title-code",
    "twice",
    "twice-1",
  ]);
  expect(findMarkdownLinks(sample("[a](#b) [c](../README.md#d) [e](https://example.com)"))).toEqual([
    { from: "docs/sample.md", target: "docs/sample.md#b" },
    { from: "docs/sample.md", target: "README.md#d" },
  ]);
  const from = "docs/sample.md";
  expect(
    findBrokenReferences([
      { from, target: "README.md" },
      { from, target: "README.md#none" },
      { from, target: "none.md" },
    ]),
  ).toHaveLength(2);
  expect(findBrokenReferences(documents.flatMap(findMarkdownLinks))).toEqual([]);
});

test("the contents of the decisions list each decision", () => {
  const { text } = read("docs/decisions.md");
  const titles = [...text.matchAll(/^## [\d-]+ · (.+)$/gm)].map(([, title = ""]) =>
    title.replaceAll("`", ""),
  );
  const listed = [...text.matchAll(/^- \[(.+)\]\(#/gm)].map(([, title]) => title);
  expect(titles.length).toBeGreaterThan(100);
  expect(titles.filter((title) => !listed.includes(title))).toEqual([]);
});

test("every document and heading that the code names exists", () => {
  expect(findNamedDocuments(sample("// docs/product.md#roles"))).toEqual([
    { from: "docs/sample.md", target: "docs/product.md#roles" },
  ]);
  const named = code.filter(({ path: name }) => !name.startsWith("e2e/shape/")).flatMap(findNamedDocuments);
  expect(findBrokenReferences(named)).toEqual([]);
});

test("every path of the repository that a document names exists", () => {
  expect(findNamedPaths(sample("`lib/site.ts` `lib/<noun>/contract.ts` `npm start`"))).toEqual([
    { from: "docs/sample.md", target: "lib/site.ts" },
  ]);
  expect(findBrokenReferences(documents.flatMap(findNamedPaths))).toEqual([]);
});
