import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../services/supervised-process";

/** Everything from which the application is built and served. */
const copiedDirs = ["app", "components", "db", "lib", "messages", "public", "scripts"];
const copiedFiles = [
  "middleware.ts",
  "next.config.ts",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Empty responses of the same build, as baselines. They exist only in the benchmark's copy. */
const emptyPages = {
  "app/bench/route/route.ts":
    'export const dynamic = "force-dynamic";\nexport const GET = () => Response.json({ success: true });\n',
  "app/(bench)/layout.tsx":
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="fr"><body>{children}</body></html>;\n}\n',
  "app/(bench)/bench/dynamic/page.tsx":
    'import { connection } from "next/server";\nexport default async function Page() {\n  await connection();\n  return <p>.</p>;\n}\n',
  "app/(bench)/bench/static/page.tsx": "export default function Page() {\n  return <p>.</p>;\n}\n",
};

/**
 * Copies this checkout in its current state, together with the empty pages. The copy is below the checkout, whose
 * packages it uses; an existing build is kept, and repeated only when the sources differ.
 */
export function copyApp(): string {
  const appDir = path.join(root, ".data/bench/app");
  mkdirSync(appDir, { recursive: true });
  for (const name of [...copiedDirs, ...copiedFiles]) {
    rmSync(path.join(appDir, name), { recursive: true, force: true });
    cpSync(path.join(root, name), path.join(appDir, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(emptyPages)) {
    mkdirSync(path.dirname(path.join(appDir, name)), { recursive: true });
    writeFileSync(path.join(appDir, name), text);
  }
  const packages = path.join(appDir, "node_modules");
  rmSync(packages, { force: true });
  symlinkSync("../../../node_modules", packages);
  return appDir;
}
