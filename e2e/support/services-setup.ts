import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { compile } from "@/scripts/app/compile";
import { root } from "@/scripts/services/supervised-process";
import { servicesOnly } from "./compiled-services";

const modules = ["lib/core/realtime/server/main.ts", "scripts/services/postgres-supervisor.ts", servicesOnly];

/** Compiles the services once for the unit tests of all Vitest projects: a build may run at the same time. */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_SERVICES) return;
  // Node resolves packages from this folder.
  const cache = path.join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "preau-services-"));
  await Promise.all(modules.map((module) => compile(module, folder)));
  process.env.TEST_SERVICES = folder;
  return () => rmSync(folder, { recursive: true });
}
