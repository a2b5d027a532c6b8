import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { fillTemplates } from "@/scripts/tools/new-noun/templates";
import { listFiles, listSources, parse, type Source } from "./sources";

const noun = { plural: "things", Plural: "Things", singular: "thing", Singular: "Thing" };
const present = listSources("app", "components", "lib");
const files = new Map([...present, ...fillTemplates(noun)].map((file) => [file.path, file]));
const clientMessages = "components/shell/client-messages";
const areas = ["student", "company", "admin"];
/** The search imports the tabs of all roles. */
const shownToOthers = [
  "app/(admin)/admin/dashboard/search/page.tsx jobs",
  "app/(admin)/admin/dashboard/search/page.tsx applications",
];

test.each(areas)("a page of %s loads the messages that its client components show first", (area) => {
  const pages = listFiles(`app/(${area})`).filter((name) =>
    /\/(page|error|not-found|layout)\.tsx$/.test(name),
  );
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.flatMap(namespacesLackedBy)).toEqual([]);
});

test("the page of a new noun loads all messages but its own, which the shell loads", () => {
  const page = "app/(student)/student/dashboard/things/page.tsx";
  expect(namespacesLackedBy(page)).toEqual([`${page} things`]);
});

test.each(areas)("a section of %s loads no messages that none of its pages shows first", (area) => {
  const layouts = listFiles(`app/(${area})/${area}/dashboard`).filter((name) => name.endsWith("/layout.tsx"));
  const parts = files.get(`${clientMessages}/${area}-messages.tsx`)?.text ?? "";
  const unused = layouts.flatMap((layout) => {
    const pages = listFiles(path.dirname(layout)).filter((name) => /\/(page|error)\.tsx$/.test(name));
    const used = new Set(pages.flatMap((page) => [...namespacesUsedBy(page)]));
    const isUsed = (part: string) => [...namespacesOf([part])].some((name) => used.has(name));
    return partsOf(layout)
      .filter((part) => !isUsed(part) || !parts.includes(`"./fr/${part}"`))
      .map((part) => `${layout} ${part}`);
  });
  expect(unused).toEqual([]);
});

test.each(areas)("what %s loads later has the messages of the area", (area) => {
  const text = files.get(`${clientMessages}/${area}-messages.tsx`)?.text ?? "";
  const parts = [...text.matchAll(/"\.\/fr\/([\w-]+)"/g)].map(([, part = ""]) => part);
  const loaded = namespacesOf(parts);
  const pages = listFiles(`app/(${area})`).filter((name) => name.endsWith(".tsx"));
  const lacked = pages.flatMap((page) => {
    const used = [...namespacesUsedBy(page, importedBy)].filter((name) => !loaded.has(name));
    return used.map((name) => `${page} ${name}`);
  });
  expect(lacked.filter((name) => !shownToOthers.includes(name))).toEqual([]);
});

test("a file of client messages has the same namespaces in both languages", () => {
  const french = listFiles(clientMessages).filter((name) => /\bfr\b.*\.ts$/.test(name));
  expect(french.length).toBeGreaterThan(10);
  const text = (name: string) => files.get(name)?.text;
  const differing = french.filter(
    (name) => text(name)?.replaceAll("/fr/", "/en/") !== text(name.replace(/\bfr\b/, "en")),
  );
  expect(differing).toEqual([]);
});

function namespacesLackedBy(page: string): string[] {
  const loaded = namespacesOf([...firstPartsOf(page), ...layoutsOf(page).flatMap(partsOf)]);
  return [...namespacesUsedBy(page)]
    .filter((name) => !loaded.has(name))
    .map((name) => `${page} ${name}`)
    .filter((lacked) => !shownToOthers.includes(lacked));
}

function layoutsOf(page: string): string[] {
  const dirs = path.dirname(page).split("/");
  return dirs
    .map((_, index) => `${dirs.slice(0, index + 1).join("/")}/layout.tsx`)
    .filter((name) => files.has(name));
}

function firstPartsOf(page: string): string[] {
  const area = page.match(/app\/\((\w+)\)/)?.[1];
  return partsIn(`${clientMessages}/${area}-messages.tsx`, /areaMessages\((.*?)\)/s);
}

function partsOf(layout: string): string[] {
  return partsIn(layout, /messagesLayout\((.*?)\)/s);
}

function partsIn(file: string, call: RegExp): string[] {
  const list = files.get(file)?.text.match(call)?.[1] ?? "";
  return [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
}

function namespacesOf(parts: string[]): Set<string> {
  const texts = parts.map((part) => files.get(`${clientMessages}/fr/${part}.ts`)?.text ?? "");
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/fr\/([\w-]+)\.json/g)].map(([, name = ""]) => name)),
  );
}

/**
 * The namespaces that client components below a page read at once; lazy ones (`withLazyMessages`, `useLazyComponent`,
 * `hydrateLater`) load theirs.
 */
function namespacesUsedBy(page: string, filesBelow = shownAtOnce): Set<string> {
  const used = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, isParentClient: boolean): void => {
    const file = files.get(name);
    if (!file || name.startsWith(clientMessages)) return;
    const isClient = isParentClient || /^\s*"use client"/.test(file.text);
    if (seen.has(`${name} ${isClient}`)) return;
    seen.add(`${name} ${isClient}`);
    if (isClient)
      for (const [, namespace = ""] of file.text.matchAll(/useTranslations(?:<[^>]*>)?\(\s*"([\w-]+)/g))
        used.add(namespace);
    for (const imported of filesBelow(file)) visit(imported, isClient);
  };
  visit(page, false);
  return used;
}

/** The files that a file imports, and those that `dynamic` shows without waiting for messages. */
function shownAtOnce(file: Source): string[] {
  return importsOf(file, /dynamic\(\s*\(\) =>\s*import\("([^"]+)"\)/g);
}

/** The files that a file imports, at once or later. */
function importedBy(file: Source): string[] {
  return importsOf(file, /import\("([^"]+)"\)/g);
}

function importsOf(file: Source, later: RegExp): string[] {
  const imported = parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier)
      return (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!ts.isImportDeclaration(statement)) return [];
    const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType ? [] : (statement.moduleSpecifier as ts.StringLiteral).text;
  });
  const shown = [...file.text.matchAll(later)].map(([, name = ""]) => name);
  return [...imported, ...shown].flatMap((name) => {
    const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file.path), name);
    return [".tsx", ".ts"].map((end) => base + end).filter((candidate) => files.has(candidate));
  });
}
