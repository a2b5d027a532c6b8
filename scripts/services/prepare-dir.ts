import { existsSync } from "node:fs";
import { access, constants, mkdir } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../cli-error";

/** Where a restore works in a data folder; it is there only until the restore is complete. */
export const unfinishedRestore = (dataDir: string) => path.join(dataDir, "restore");

/** Makes the data folder when it is missing; refuses one that cannot be written or that a restore left half-filled. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    // Root's stand-in passes through to the database's folder; nobody else can list or read anything.
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
