import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../../refusal";
import type { Place } from "./place";
import { serverEnvironment } from "./settings";

/** The database cluster's folder, made when it is not there yet; a making that was interrupted leaves nothing. */
export function initialisedCluster(home: string, { account, files }: Place, password: string): string {
  const cluster = path.join(files, "18");
  if (existsSync(cluster)) return cluster;
  for (const left of readdirSync(files)) rmSync(path.join(files, left), { recursive: true });
  const draft = path.join(files, "draft");
  const passwordFile = path.join(files, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const made = spawnSync(path.join(home, "bin/initdb"), options(draft, passwordFile), {
    cwd: files,
    encoding: "utf8",
    env: serverEnvironment,
    ...account,
  });
  rmSync(passwordFile);
  if (made.status !== 0) throw new Refusal(`The database could not be made: ${lastLine(made.stderr)}`);
  renameSync(draft, cluster);
  return cluster;
}

function options(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--data-checksums",
  ];
}

const lastLine = (text: string) => text.trim().split("\n").at(-1);
