import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { CliError } from "../cli-error";
import { lockOwner } from "../services/dir-lock";
import { reapWhenOrphaned } from "../services/orphan-reaper";
import { sendSignal } from "../services/postgres/processes";
import { makeWritableDir } from "../services/prepare-dir";
import { root } from "../services/supervised-process";
import type { Teardown } from "../services/teardown";
import { compileServices } from "./compile";
import { compressStatic } from "./compress";
import { escapeNonLatin1 } from "./escape-non-latin1";
import { hashSources } from "./fingerprint";
import { frameworkEnv } from "./framework-env";
import { writeScriptHashes } from "./script-hashes";

const buildDir = path.join(root, ".next");
const fingerprintFile = path.join(buildDir, "preau-fingerprint");
const advice =
  ", and the application has to be built: no build is of these sources and this APP_URL. Start it once as the user who owns that folder.";

/** `assertCanBuild` is called when there is no build of these sources. */
export async function buildIfNeeded(teardown: Teardown, assertCanBuild = async () => {}): Promise<void> {
  const digest = hashSources(root, process.env.APP_URL);
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === digest) return;
  await assertCanBuild();
  await makeWritableDir(buildDir, { advice });
  assertBuildPackages();
  console.log("Building the application (a minute or two) …");
  rmSync(fingerprintFile, { force: true });
  const next = path.join(root, "node_modules/next/dist/bin/next");
  const build = spawn(process.execPath, [next, "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...frameworkEnv, NODE_ENV: "production" },
    // A process group, so that the whole build can be stopped.
    detached: true,
  });
  printUntilRoutes(build.stdout);
  reapWhenOrphaned(build, "now");
  teardown.defer(() => build.exitCode === null && sendSignal(-(build.pid as number), "SIGTERM"));
  const [code] = await once(build, "close");
  if (code !== 0) throw new CliError("The application could not be built: see the error above.");
  escapeNonLatin1(path.join(buildDir, "server"));
  writeScriptHashes(buildDir);
  await compileServices();
  await compressStatic(buildDir);
  writeFileSync(fingerprintFile, digest);
}

/** A running application reads the files of its build, which another build deletes. */
export async function assertUnused(dir = buildDir): Promise<void> {
  const pid = await lockOwner(dir);
  if (pid === null) return;
  throw new CliError(
    `An application (pid ${pid}) runs from the build in ${dir}, which is not of these sources and this APP_URL: stop it, or start this one with the same APP_URL or in another copy of the sources.`,
  );
}

/** With NODE_ENV=production, as on many servers, `npm ci` leaves out the packages that only a build needs. */
export function assertBuildPackages(resolve = createRequire(import.meta.url).resolve): void {
  try {
    resolve("@tailwindcss/postcss");
  } catch {
    throw new CliError(
      "The application has to be built (no build is of these sources and this APP_URL), and the packages for that are missing: run npm ci --include=dev.",
    );
  }
}

/** Next.js ends its output with a list of all routes: 400 lines that would hide the output of the start. */
function printUntilRoutes(output: Readable): void {
  let isRoutes = false;
  createInterface(output).on("line", (line) => {
    isRoutes ||= line.startsWith("Route (");
    if (!isRoutes) console.log(line);
  });
}
