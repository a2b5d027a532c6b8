import { access, constants, mkdir } from "node:fs/promises";
import { Refusal } from "../refusal";

/** Makes the data folder when it is missing; refuses one that cannot be written. */
export async function prepareFolder(dataDir: string): Promise<void> {
  try {
    // Root's stand-in passes through to the database's folder; nobody else can list or read anything.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new Refusal(
      `The data folder ${dataDir} cannot be written (${reason}): choose another with DATA_DIR.`,
    );
  }
}
