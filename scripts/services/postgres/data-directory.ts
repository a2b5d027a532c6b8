import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { CliError } from "../../cli-error";
import { canWriteIn, databaseUser, type OsUser } from "./account";

/** `files` is the database's folder; `parent` contains the log and, when needed, a copy of the programs. */
export type DataDirectory = { account: OsUser; files: string; parent: string };

const sharedRoot = ["/var/lib", "/var/tmp"];

/**
 * Creates the folder when it is missing: a link to a folder elsewhere if the unprivileged user cannot enter the data
 * directory.
 */
export function resolveDataDirectory(dataDir: string): DataDirectory {
  const entry = path.join(dataDir, "postgres");
  const account = databaseUser(entry);
  if (!lstatSync(entry, { throwIfNoEntry: false })) createDirectory(entry, account);
  if (!existsSync(entry)) throw new CliError(`The database that ${entry} points to is gone.`);
  const files = realpathSync(entry);
  return { account, files, parent: path.dirname(files) };
}

function createDirectory(entry: string, account: OsUser): void {
  restrictAccess(entry, account);
  if (canWriteIn(entry, account)) return;
  rmSync(entry, { recursive: true });
  symlinkSync(createOutside(account), entry);
}

function createOutside(account: OsUser): string {
  for (const base of sharedRoot) {
    try {
      const parent = mkdtempSync(path.join(base, "preau-"));
      chmodSync(parent, 0o711);
      const files = path.join(parent, "postgres");
      restrictAccess(files, account);
      if (canWriteIn(files, account)) return files;
      rmSync(parent, { recursive: true });
    } catch {}
  }
  throw new CliError(
    `The database finds no folder that its user may enter (tried ${sharedRoot.join(", ")}).`,
  );
}

function restrictAccess(folder: string, account: OsUser): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
