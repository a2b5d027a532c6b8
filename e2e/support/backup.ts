import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { getTableName } from "drizzle-orm";
import postgres from "postgres";
import { owners } from "@/lib/orphaned-files";
import { ArchiveReader } from "@/scripts/backup/archive-reader";
import { root } from "@/scripts/services/supervised-process";

type CommandResult = { code: number | null; output: string };

/** Runs `npm run backup` or `npm run restore` in a separate process. */
export function startCommand(name: "backup" | "restore", file: string, env: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", `scripts/${name}.ts`, file], {
    cwd: root,
    env: { PATH, HOME, ...env } as unknown as NodeJS.ProcessEnv,
  });
  const output = Promise.all(
    [child.stdout, child.stderr].map((stream) => text(stream as NodeJS.ReadableStream)),
  );
  const result = once(child, "close").then(
    async ([code]): Promise<CommandResult> => ({ code, output: (await output).join("") }),
  );
  return { child, result };
}

export async function runCommand(...args: Parameters<typeof startCommand>): Promise<CommandResult> {
  return startCommand(...args).result;
}

/** The number of rows of every table. */
export async function countRows(url: string): Promise<Record<string, number>> {
  return withDatabase(url, async (sql) => {
    const tables = await sql`select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`;
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await sql.unsafe(`select count(*)::int as n from ${name}`);
      counts[name] = row?.n;
    }
    return counts;
  });
}

/** One hash per table of all its rows, for databases without concurrent writers. */
export async function hashTables(url: string): Promise<Record<string, string>> {
  return withDatabase(url, async (sql) => {
    const tables = await sql`select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`;
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const [row] = await sql.unsafe(
        `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
      );
      hashes[name] = row?.hash;
    }
    return hashes;
  });
}

/** Indexes, constraints and triggers, each with whether it is enforced. */
export async function describeSchema(url: string): Promise<string[]> {
  return withDatabase(url, async (sql) => {
    const rows = await sql`
      select indexdef as line from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      order by line`;
    return rows.map(({ line }) => line);
  });
}

/** The content of an archive: rows by table, SHA-256 by path of a stored file. */
export async function readArchive(file: string) {
  const reader = await ArchiveReader.open(file);
  const files: Record<string, string> = {};
  let rows: Record<string, number> = {};
  for await (const entry of reader.entries()) {
    if (entry.name === "summary.json") rows = JSON.parse((await reader.readWhole(entry)).toString()).rows;
    if (!entry.name.startsWith("files/")) continue;
    files[entry.name.slice(6)] = sha256(await reader.readWhole(entry));
  }
  await reader.close();
  return { rows, files };
}

/** The file paths in the rows, from every column that owns files. */
export async function ownedPaths(url: string): Promise<string[]> {
  return withDatabase(url, async (sql) => {
    const paths: string[] = [];
    for (const column of Object.values(owners).flat()) {
      const table = getTableName(column.table);
      const rows = await sql`select ${sql(column.name)} as path from ${sql(table)}
        where ${sql(column.name)} is not null`;
      paths.push(...rows.map(({ path }) => path));
    }
    return paths;
  });
}

/** The SHA-256 of a stored file; null where there is none. */
export async function hashFile(dataDir: string, name: string): Promise<string | null> {
  const file = path.join(dataDir, "storage", name);
  return existsSync(file) ? sha256(await readFile(file)) : null;
}

export async function withDatabase<T>(url: string, use: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await use(sql);
  } finally {
    await sql.end();
  }
}

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
