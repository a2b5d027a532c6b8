import { readFileSync } from "node:fs";

export type Rename = { file: string; name: string; to: string };
export type Lists = { renames: Rename[]; moves: [from: string, to: string][] };

/** Reads lists of renames and moves; lines that begin with # are comments. */
export function readLists(paths: readonly string[]): Lists {
  const lists: Lists = { renames: [], moves: [] };
  for (const line of paths.flatMap((path) => readFileSync(path, "utf8").split("\n"))) {
    const [first = "", from = "", to = ""] = line.trim().split(/\s+/);
    if (first === "" || first.startsWith("#")) continue;
    if (first === "mv") lists.moves.push([from, to]);
    else lists.renames.push(...readRenames(line));
  }
  // A file's own line goes before its folder's.
  lists.moves.sort(([one], [other]) => other.length - one.length);
  return lists;
}

function readRenames(line: string): Rename[] {
  const [file = "", pairs = ""] = line.split(/:(.*)/);
  return pairs.split(",").flatMap((pair) => {
    const [name, to] = pair.split("=").map((part) => part.trim());
    return name && to ? [{ file: file.trim(), name, to }] : [];
  });
}
