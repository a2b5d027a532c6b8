import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { compiledFile, root } from "../services/supervised-process";

/** The processes that run as long as the application. */
const modules = [
  "lib/core/realtime/server/main.ts",
  "scripts/server/cluster.ts",
  "scripts/server/main.ts",
  "scripts/server/worker.ts",
  "scripts/services/postgres-supervisor.ts",
  "scripts/start.ts",
];

/** Compiles each service into one JavaScript file: in production, no loader or compiler runs beside them. */
export async function compileServices(): Promise<void> {
  await Promise.all(modules.map((module) => compile(module)));
}

export async function compile(module: string, folder?: string): Promise<void> {
  const outfile = compiledFile(module, folder);
  await build({
    absWorkingDir: root,
    entryPoints: [module],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    keepNames: true,
    logLevel: "warning",
    plugins: [sourceUrls(path.dirname(outfile))],
  });
}

/** Modules read files next to their source, wherever the compiled folder is moved. */
function sourceUrls(outdir: string): Plugin {
  return {
    name: "source-urls",
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const expression = `new URL(${JSON.stringify(path.relative(outdir, file))}, import.meta.url).href`;
        return {
          loader: "ts",
          contents: readFileSync(file, "utf8").replaceAll("import.meta.url", expression),
        };
      }),
  };
}
