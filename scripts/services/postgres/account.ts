import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { CliError } from "../../cli-error";

export type OsUser = { uid: number; gid: number } | undefined;

/** PostgreSQL does not run as root, so there it runs as the owner of its data, and for new data as the user nobody. */
export function databaseUser(data: string): OsUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
}

export function canWriteIn(folder: string, account: OsUser): boolean {
  const script = 'cd "$1" && test -w .';
  return spawnSync("/bin/sh", ["-c", script, "sh", folder], { cwd: "/", ...account }).status === 0;
}

function unprivilegedUser(): OsUser {
  const line = readFileSync("/etc/passwd", "utf8").match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!line)
    throw new CliError("As root, the embedded database runs as the user nobody, whom this machine lacks.");
  return { uid: Number(line[1]), gid: Number(line[2]) };
}
