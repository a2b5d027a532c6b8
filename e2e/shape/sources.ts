import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export type Source = { path: string; text: string };

export const root = path.resolve(import.meta.dirname, "../..");

/** TypeScript and JavaScript modules below some folders, tests included. */
export function listSources(...folders: string[]): Source[] {
  const paths = folders.flatMap((folder) => listFiles(folder).filter((name) => /\.(tsx?|mjs)$/.test(name)));
  return paths.map(readSource);
}

const sourcesByPath = new Map<string, Source>();

/** One object per file: several test files read the same text and syntax tree. */
function readSource(name: string): Source {
  const source = sourcesByPath.get(name) ?? { path: name, text: readFileSync(path.join(root, name), "utf8") };
  sourcesByPath.set(name, source);
  return source;
}

export const everywhere = ["app", "components", "db", "e2e", "lib", "messages", "scripts"];

/** The files below a folder, as paths from the root. */
export function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

const parsed = new WeakMap<Source, ts.SourceFile>();

export function parse(source: Source): ts.SourceFile {
  const existing = parsed.get(source);
  if (existing) return existing;
  const kind = source.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(source, file);
  return file;
}

/** Lists every node of a file that `pick` describes, as "path:line description". */
export function find(source: Source, pick: (node: ts.Node) => string | false | undefined): string[] {
  const file = parse(source);
  const matches: string[] = [];
  const visit = (node: ts.Node): void => {
    const description = pick(node);
    if (description) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      matches.push(`${source.path}:${line + 1} ${description}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return matches;
}
