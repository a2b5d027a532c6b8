import { existsSync } from "node:fs";
import { access, constants, mkdir } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../cli-error";

export const unfinishedRestore = (dataDir: string) => path.join(dataDir, "restore");

type Explanation = { name?: string; advice: string };

/** Throws a `CliError` that consists of the name, the reason and the advice. */
export async function makeWritableDir(
  dir: string,
  { name = dir, advice }: Explanation,
  mode?: number,
): Promise<void> {
  try {
    await makeDir(dir, mode);
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new CliError(`${name} cannot be written (${reason})${advice}`);
  }
}

/** The `recursive` of Node never ends where a folder cannot be created although its parent exists, as in /proc. */
async function makeDir(dir: string, mode: number | undefined): Promise<void> {
  if (existsSync(dir)) return;
  const parent = path.dirname(dir);
  if (parent !== dir) await makeDir(parent, mode);
  await mkdir(dir, { mode }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

export async function prepareDataDir(dataDir: string): Promise<void> {
  // The unprivileged user can traverse the folder; other users can neither list nor read it.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const explanation = { name: `The data folder ${dataDir}`, advice: ": choose another with DATA_DIR." };
  await makeWritableDir(dataDir, explanation, mode);
  if (existsSync(unfinishedRestore(dataDir)))
    throw new CliError(
      `A restore into ${dataDir} runs or was cut off. If none runs, delete what the folder holds and restore again.`,
    );
}
