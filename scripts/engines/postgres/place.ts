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
import { Refusal } from "../../refusal";
import { type Account, canWriteIn, databaseAccount } from "./account";

/** Who runs the database, the folder of its files, and one beside it for what else it must reach. */
export type Place = { account: Account; files: string; spare: string };

const outside = ["/var/lib", "/var/tmp"];

/**
 * Where the database lives: `postgres` in the data folder. Where root's stand-in cannot go there, that is a link
 * to a folder outside, by which the next start finds it again.
 */
export function databasePlace(dataDir: string): Place {
  const entry = path.join(dataDir, "postgres");
  const account = databaseAccount(entry);
  if (!lstatSync(entry, { throwIfNoEntry: false })) makeRoom(entry, account);
  if (!existsSync(entry)) throw new Refusal(`The database that ${entry} points to is gone.`);
  const files = realpathSync(entry);
  return { account, files, spare: path.dirname(files) };
}

function makeRoom(entry: string, account: Account): void {
  makePrivate(entry, account);
  if (canWriteIn(entry, account)) return;
  rmSync(entry, { recursive: true });
  symlinkSync(roomOutside(account), entry);
}

function roomOutside(account: Account): string {
  for (const base of outside) {
    try {
      const spare = mkdtempSync(path.join(base, "preau-"));
      chmodSync(spare, 0o711);
      const files = path.join(spare, "postgres");
      makePrivate(files, account);
      if (canWriteIn(files, account)) return files;
      rmSync(spare, { recursive: true });
    } catch {
      // Perhaps a read-only system: the next one may do.
    }
  }
  throw new Refusal(`The database finds no folder that its user may enter (tried ${outside.join(", ")}).`);
}

function makePrivate(folder: string, account: Account): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
