import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export type StockGroupPost = { content: string; isByOwner: boolean; isPinned: boolean };

const file = path.join(path.dirname(fileURLToPath(import.meta.url)), "group-posts.txt");

/** By the name of their group: `# name` begins one, a line is a post, `!` an announcement of the owner's and `^` a pinned one. */
export async function readGroupPosts(): Promise<Map<string, StockGroupPost[]>> {
  const sections = (await readFile(file, "utf8")).split(/^# /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [name = "", ...lines] = section.trimEnd().split("\n");
      return [name, lines.map(parsePost)];
    }),
  );
}

function parsePost(line: string): StockGroupPost {
  const isPinned = line.startsWith("^");
  const isByOwner = isPinned || line.startsWith("!");
  return { content: isByOwner ? line.slice(1) : line, isByOwner, isPinned };
}
