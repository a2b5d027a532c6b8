import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../services/supervised-process";

/** All that the application is built and served from. */
const copiedDirs = ["app", "components", "db", "lib", "messages", "public", "scripts"];
const copiedFiles = [
  "middleware.ts",
  "next.config.ts",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Empty responses of the same build, as baselines. They exist in the benchmark's copy only. */
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
 * A copy of this checkout as it stands, with the empty pages. It lies below the checkout, whose installed packages
 * it uses; what was built there before stays, and is built again only when the sources differ.
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
