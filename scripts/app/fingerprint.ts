import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const sources = [
  "app",
  "components",
  "db",
  "instrumentation.ts",
  "lib",
  "messages",
  "middleware.ts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "public",
  "scripts",
  "tsconfig.json",
];

/** A hash of the sources and of the public URL, which is in prerendered pages. */
export function hashSources(folder: string, publicUrl = ""): string {
  const hash = createHash("sha256").update(`${process.version} ${publicUrl}`);
  for (const name of sources.flatMap((source) => listFiles(folder, source))) {
    const contents = readFileSync(path.join(folder, name));
    hash.update(`${name}\0${contents.length}\0`).update(contents);
  }
  return hash.digest("hex");
}

function listFiles(folder: string, name: string): string[] {
  const entry = statSync(path.join(folder, name), { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry && !name.includes(".test.") ? [name] : [];
  const names = readdirSync(path.join(folder, name)).sort();
  return names.flatMap((inner) => listFiles(folder, path.join(name, inner)));
}
