import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { fillTemplates } from "@/scripts/tools/new-noun/templates";
import { listFiles, listSources, parse, type Source } from "./sources";

const noun = { plural: "things", Plural: "Things", singular: "thing", Singular: "Thing" };
const present = listSources("app", "components", "lib");
const files = new Map([...present, ...fillTemplates(noun)].map((file) => [file.path, file]));
const clientMessages = "components/shell/client-messages";
const partsDir = `${clientMessages}/student/fr`;

test("a student's page loads the messages that its client components show first", () => {
  const pages = listFiles("app/(student)").filter((name) =>
    /\/(page|error|not-found|layout)\.tsx$/.test(name),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(namespacesLackedBy)).toEqual([]);
});

test("the page of a new noun loads all messages but its own, which the shell loads", () => {
  const page = "app/(student)/student/dashboard/things/page.tsx";
  expect(namespacesLackedBy(page)).toEqual([`${page} things`]);
});

test("a section loads no messages that none of its pages shows first", () => {
  const layouts = listFiles("app/(student)/student/dashboard").filter((name) => name.endsWith("/layout.tsx"));
  const unused = layouts.flatMap((layout) => {
    const pages = listFiles(path.dirname(layout)).filter((name) => /\/(page|error)\.tsx$/.test(name));
    const used = new Set(pages.flatMap((page) => [...namespacesUsedBy(page)]));
    return partsOf(layout).filter((part) => ![...namespacesOf([part])].some((name) => used.has(name)));
  });
  expect(unused).toEqual([]);
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
  const loaded = namespacesOf(["shell", ...layoutsOf(page).flatMap(partsOf)]);
  return [...namespacesUsedBy(page)].filter((name) => !loaded.has(name)).map((name) => `${page} ${name}`);
}

function layoutsOf(page: string): string[] {
  const dirs = path.dirname(page).split("/");
  return dirs
    .map((_, index) => `${dirs.slice(0, index + 1).join("/")}/layout.tsx`)
    .filter((name) => files.has(name));
}

function partsOf(layout: string): string[] {
  const list = files.get(layout)?.text.match(/messagesLayout\((.*?)\)/)?.[1] ?? "";
  return [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
}

function namespacesOf(parts: string[]): Set<string> {
  const texts = parts.map((part) => files.get(`${partsDir}/${part}.ts`)?.text ?? "");
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/fr\/([\w-]+)\.json/g)].map(([, name = ""]) => name)),
  );
}

/**
 * The namespaces that client components below a page read at once; lazy ones (`withLazyMessages`, `useLazyComponent`)
 * load theirs.
 */
function namespacesUsedBy(page: string): Set<string> {
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
    for (const imported of shownAtOnce(file)) visit(imported, isClient);
  };
  visit(page, false);
  return used;
}

/** The files that a file imports, and those that `dynamic` and `hydrateLater` show without waiting for messages. */
function shownAtOnce(file: Source): string[] {
  const imported = parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier)
      return (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!ts.isImportDeclaration(statement)) return [];
    const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType ? [] : (statement.moduleSpecifier as ts.StringLiteral).text;
  });
  const later = file.text.includes("hydrateLater(")
    ? /import\("([^"]+)"\)/g
    : /dynamic\(\s*\(\) =>\s*import\("([^"]+)"\)/g;
  const shown = [...file.text.matchAll(later)].map(([, name = ""]) => name);
  return [...imported, ...shown].flatMap((name) => {
    const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file.path), name);
    return [".tsx", ".ts"].map((end) => base + end).filter((candidate) => files.has(candidate));
  });
}
