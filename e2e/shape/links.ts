import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, type Source } from "./sources";

type Reference = { from: string; target: string };

/** Relative links of a Markdown file, as paths from the root, with their anchors. */
export function findMarkdownLinks({ path: from, text }: Source): Reference[] {
  return [...withoutCodeBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      if (target.startsWith("#")) return { from, target: from + target };
      const [file = "", anchor] = target.split("#");
      const resolved = path.posix.join(path.posix.dirname(from), file);
      return { from, target: anchor === undefined ? resolved : `${resolved}#${anchor}` };
    });
}

/** Documents that a source file names, for example `docs/product.md#sign-up`. */
export function findNamedDocuments({ path: from, text }: Source): Reference[] {
  return [...text.matchAll(/\bdocs\/[\w-]+\.md(?:#[\w-]+)?/g)].map(([target]) => ({ from, target }));
}

/** Files and folders of the repository that a Markdown file names in backticks. */
export function findNamedPaths({ path: from, text }: Source): Reference[] {
  const code = withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g);
  return [...code]
    .map(([, target = ""]) => target)
    .filter((target) => /^(app|components|db|docs|e2e|lib|messages|public|scripts)\/[^<{*… ]+$/.test(target))
    .map((target) => ({ from, target }));
}

/** References to a file that does not exist, or to a heading that it does not have. */
export function findBrokenReferences(references: Reference[]): string[] {
  return references
    .filter(({ target }) => {
      const [file = "", anchor] = target.split("#");
      const full = path.join(root, file);
      if (!existsSync(full)) return true;
      return anchor !== undefined && !listAnchors(readFileSync(full, "utf8")).has(anchor);
    })
    .map(({ from, target }) => `${from}: ${target}`);
}

/** The anchors that GitHub gives the headings of a Markdown file. */
export function listAnchors(text: string): Set<string> {
  const slugs = new Set<string>();
  for (const [, heading = ""] of withoutCodeBlocks(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
    let unique = slug;
    for (let count = 1; slugs.has(unique); count++) unique = `${slug}-${count}`;
    slugs.add(unique);
  }
  return slugs;
}

function withoutCodeBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}
