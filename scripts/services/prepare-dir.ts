import { existsSync } from "node:fs";
import { access, constants, mkdir } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../cli-error";

export const unfinishedRestore = (dataDir: string) => path.join(dataDir, "restore");

export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    // The unprivileged user traverses it; others can neither list nor read.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new CliError(
      `The data folder ${dataDir} cannot be written (${reason}): choose another with DATA_DIR.`,
    );
  }
  if (existsSync(unfinishedRestore(dataDir)))
    throw new CliError(
      `A restore into ${dataDir} runs or was cut off. If none runs, delete what the folder holds and restore again.`,
    );
}
