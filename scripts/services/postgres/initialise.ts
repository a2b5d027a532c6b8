import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { CliError } from "../../cli-error";
import type { DataDirectory } from "./data-directory";
import { serverEnvironment } from "./settings";

/**
 * Returns the folder of the cluster, which is created under a temporary name: an interrupted creation leaves no folder
 * that looks complete.
 */
export async function initializeCluster(
  home: string,
  { account, files }: DataDirectory,
  password: string,
): Promise<string> {
  const cluster = path.join(files, "18");
  if (existsSync(cluster)) return cluster;
  for (const file of readdirSync(files)) rmSync(path.join(files, file), { recursive: true });
  const tempDir = path.join(files, "draft");
  const passwordFile = path.join(files, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const initdb = spawn(path.join(home, "bin/initdb"), options(tempDir, passwordFile), {
    cwd: files,
    stdio: ["ignore", "ignore", "pipe"],
    env: serverEnvironment,
    ...account,
  });
  const kill = () => initdb.kill("SIGKILL");
  process.once("exit", kill);
  const [stderr, [status]] = await Promise.all([text(initdb.stderr), once(initdb, "exit")]);
  process.off("exit", kill);
  rmSync(passwordFile);
  if (status !== 0) throw new CliError(`The database could not be created: ${initdbError(stderr)}`);
  renameSync(tempDir, cluster);
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

/** The last lines say which program ended and what was cleaned up, an earlier one why. */
export function initdbError(stderr: string): string | undefined {
  const lines = stderr.trim().split("\n");
  return lines.find((line) => /PANIC|FATAL|error:/.test(line)) ?? lines.at(-1);
}
