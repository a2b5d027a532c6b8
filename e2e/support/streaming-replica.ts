import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { freePort } from "@/scripts/services/ports";
import { resolveDataDirectory } from "@/scripts/services/postgres/data-directory";
import { findPostgresInstallation } from "@/scripts/services/postgres/installation";
import { serverEnvironment, serverSettings } from "@/scripts/services/postgres/settings";
import { databaseUrl, runQuery } from "./services-process";

export type StreamingReplica = { url: string; server: ChildProcess; stop: () => Promise<void> };

/**
 * Starts a replica of the embedded database of `dataDir`, `delayMs` behind it. The embedded PostgreSQL has no
 * `pg_basebackup`.
 */
export async function startReplica(dataDir: string, delayMs: number): Promise<StreamingReplica> {
  const dataDirectory = resolveDataDirectory(dataDir);
  const cluster = path.join(dataDirectory.files, "replica");
  const port = await freePort();
  const primary = new URL(databaseUrl(dataDir));
  const owner = ownerUrl(dataDir, primary);
  await copyCluster(owner, path.join(dataDirectory.files, "18"), cluster);
  const connection = `host=127.0.0.1 port=${owner.port} user=postgres password=${owner.password}`;
  const settings = [
    ...serverSettings(cluster, port),
    ...["-c", `primary_conninfo=${connection}`],
    ...["-c", `recovery_min_apply_delay=${delayMs}ms`],
    ...["-c", "shared_buffers=16MB"],
  ];
  writeFileSync(path.join(cluster, "standby.signal"), "");
  if (dataDirectory.account) chownRecursively(dataDirectory.account, cluster);
  const program = path.join(findPostgresInstallation(dataDirectory), "bin/postgres");
  const server = spawn(program, ["-D", cluster, ...settings], {
    cwd: dataDirectory.files,
    env: serverEnvironment,
    stdio: "ignore",
    ...dataDirectory.account,
  });
  const ended = once(server, "exit");
  const url = new URL(primary);
  url.port = String(port);
  const stop = async () => {
    server.kill("SIGQUIT");
    await ended;
  };
  try {
    await runQuery(url.href, "select 1", 30_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, server, stop };
}

function ownerUrl(dataDir: string, primary: URL): URL {
  const url = new URL(primary);
  url.username = "postgres";
  url.password = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8")).databaseOwnerPassword;
  url.pathname = "/postgres";
  return url;
}

/** Makes a base backup by SQL: between the two calls, the files may be copied in any state. */
async function copyCluster(owner: URL, from: string, to: string): Promise<void> {
  const sql = postgres(owner.href, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_backup_start('replica', fast => true)`;
    mkdirSync(to, { mode: 0o700 });
    for (const name of readdirSync(from).filter((name) => name !== "postmaster.pid" && name !== "pg_wal"))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    const [label] = await sql`select labelfile from pg_backup_stop(wait_for_archive => false)`;
    writeFileSync(path.join(to, "backup_label"), label?.labelfile);
    // The log is copied last: up to the end of the backup, it makes the files consistent.
    cpSync(path.join(from, "pg_wal"), path.join(to, "pg_wal"), { recursive: true });
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  } finally {
    await sql.end();
  }
}

function chownRecursively(account: { uid: number; gid: number }, file: string): void {
  chownSync(file, account.uid, account.gid);
  for (const entry of readdirSync(file, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
}
