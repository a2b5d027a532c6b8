import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../engines/child";
import type { Lists } from "./lists";

const { posix } = path;
const endings = ["", ".ts", ".tsx", ".mjs", ".d.ts", ".css", ".json"];
const specifier = /((?:from|import|mock|importActual|resolve)\s*\(?\s*)(["'])((?:@\/|\.{1,2}\/)[^"'\n]+)\2/g;

/** Moves files, with the imports of all and the paths that code and documents name. */
export function moveFiles(files: readonly string[], moves: Lists["moves"]): void {
  const targets = new Map(files.map((file) => [file, targetOf(file, moves)]));
  for (const file of files) {
    if (!/\.(tsx?|mjs|md|json|sql)$/.test(file) || file === "package-lock.json") continue;
    const text = readFileSync(path.join(root, file), "utf8");
    const imported = /\.(tsx?|mjs)$/.test(file) ? withImports(text, file, targets) : text;
    const moved = withPaths(imported, targets);
    if (moved !== text) writeFileSync(path.join(root, file), moved);
  }
  const done = new Set<string>();
  const move = (from: string) => {
    const to = targets.get(from);
    if (to === undefined || to === from || done.has(from)) return;
    done.add(from);
    // What lies at the target now moves first.
    move(to);
    if (existsSync(path.join(root, to))) throw new Error(`${to} exists`);
    mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    renameSync(path.join(root, from), path.join(root, to));
  };
  for (const file of files) move(file);
}

function targetOf(file: string, moves: Lists["moves"]): string {
  const [from, to] = moves.find(([old]) => file === old || file.startsWith(`${old}/`)) ?? ["", ""];
  return from ? to + file.slice(from.length) : file;
}

function withImports(text: string, file: string, targets: Map<string, string>): string {
  return text.replace(
    specifier,
    (_, head, quote, name) => head + quote + specifierFor(name, file, targets) + quote,
  );
}

function specifierFor(name: string, file: string, targets: Map<string, string>): string {
  const base = name.startsWith("@/") ? name.slice(2) : posix.join(posix.dirname(file), name);
  const ending = endings.find((each) => targets.has(base + each));
  const to = ending === undefined ? undefined : targets.get(base + ending);
  const from = targets.get(file) ?? file;
  if (ending === undefined || to === undefined || (to === base + ending && from === file)) return name;
  const bare = ending && to.endsWith(ending) ? to.slice(0, -ending.length) : to;
  if (posix.dirname(from) === posix.dirname(to)) return `./${posix.basename(bare)}`;
  const relative = posix.relative(posix.dirname(from), bare) || `../${posix.basename(bare)}`;
  const isNear = name.startsWith(".") && from.split("/")[0] === to.split("/")[0];
  if (isNear && (!relative.startsWith("../") || /^(scripts|db|e2e)\//.test(from)))
    return relative.startsWith(".") ? relative : `./${relative}`;
  return `@/${bare}`;
}

function withPaths(text: string, targets: Map<string, string>): string {
  let result = text;
  for (const [from, to] of targets) {
    if (from === to || !result.includes(from)) continue;
    const literal = from.replace(/[.[\]()]/g, "\\$&");
    result = result.replace(new RegExp(`(?<![\\w/.-]|\\w/)${literal}(?![\\w-])`, "g"), to);
  }
  return result;
}
