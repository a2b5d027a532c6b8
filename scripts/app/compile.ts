import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { compiledFile, root } from "../services/supervised-process";

/** The processes that run as long as the application does. */
const modules = [
  "lib/core/realtime/server/main.ts",
  "scripts/server/main.ts",
  "scripts/server/worker.ts",
  "scripts/services/postgres-supervisor.ts",
];

/** One plain JavaScript file each: in production no loader and no compiler runs beside them. */
export async function compileServices(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(modules.map((module) => [module.replace(/\.ts$/, ""), module])),
    outdir: compiledFile(""),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    keepNames: true,
    logLevel: "warning",
    plugins: [ownAddresses],
  });
}

/** What a module finds beside itself is beside its source. */
const ownAddresses: Plugin = {
  name: "own-addresses",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, "utf8");
      const url = JSON.stringify(pathToFileURL(file).href);
      return {
        loader: "ts",
        contents: source
          .replaceAll("import.meta.url", url)
          .replaceAll("import.meta.dirname", JSON.stringify(path.dirname(file))),
      };
    }),
};
