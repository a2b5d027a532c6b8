import { listImports } from "./imports";
import type { Source } from "./sources";

type Edges = Map<string, Map<string, string>>;

/** The folder of `lib` that owns a file, as `lib/posts` or `lib/core/log`; undefined for the registries at the root of `lib`. */
function folderOf(file: string): string | undefined {
  const [lib, first = "", second = "", ...rest] = file.split("/");
  if (lib !== "lib" || !second) return;
  return first === "core" && rest.length > 0 ? `lib/core/${second}` : `lib/${first}`;
}

/** Maps each folder of `lib` to the folders it imports, with an importing file for each. Type imports count. */
function folderEdges(files: Source[]): Edges {
  const edges: Edges = new Map();
  for (const file of files) {
    const from = folderOf(file.path);
    if (!from || /\.test\.tsx?$/.test(file.path)) continue;
    const targets = edges.get(from) ?? new Map<string, string>();
    edges.set(from, targets);
    for (const name of listImports(file)) {
      const to = folderOf(name);
      if (to && to !== from) targets.set(to, file.path);
    }
  }
  return edges;
}

/** Finds cycles between the folders of `lib`, each once. */
export function findFolderCycles(files: Source[]): string[] {
  const edges = folderEdges(files);
  const cycles = new Set<string>();
  for (const start of edges.keys()) {
    const cycle = pathBack(start, edges);
    if (cycle) cycles.add([...cycle].sort().join(" ↔ "));
  }
  return [...cycles];
}

function pathBack(start: string, edges: Edges): string[] | undefined {
  const seen = new Set<string>();
  const walk = (folder: string, trail: string[]): string[] | undefined => {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (next === start) return trail;
      if (seen.has(next)) continue;
      seen.add(next);
      const cycle = walk(next, [...trail, next]);
      if (cycle) return cycle;
    }
  };
  return walk(start, [start]);
}

/**
 * Finds files of `lib/core` that import a noun, and files of a noun that import a registry at the root of `lib`. The
 * OpenAPI document is exempt: it is generated from the registry of endpoints.
 */
export function findUpwardImports(files: Source[]): string[] {
  return files.flatMap((file) => {
    if (!folderOf(file.path) || /^lib\/openapi\/|\.test\.tsx?$/.test(file.path)) return [];
    const isCore = file.path.startsWith("lib/core/");
    const wrong = listImports(file).filter(
      (name) => registries.has(name) || (isCore && /^lib\/(?!core\/)[^/]+\//.test(name)),
    );
    return wrong.map((name) => `${file.path} ${name}`);
  });
}

/** Lists that name every noun. Constants such as `lib/site` are none of them: any file may read those. */
const registries = new Set(["lib/endpoints", "lib/file-access", "lib/privacy-tables", "lib/scheduled-tasks"]);
