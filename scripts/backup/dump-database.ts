import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { TransactionSql } from "postgres";
import { withConnection } from "../app/connection";
import { demoStates, readDemoState } from "../app/demo-state";
import { listMigrations } from "../app/migrate";
import { CliError } from "../cli-error";
import type { ArchiveWriter } from "./archive-writer";
import { listOwnedPaths, listSequences, listTables, type Table } from "./catalog";
import { newManifest, type Summary } from "./manifest";

const compress = promisify(gzip);
const partBytes = 4 * 1024 * 1024;

type Dump = Summary & { paths: string[] };

export function dumpDatabase(
  url: string,
  archive: ArchiveWriter,
  afterManifest: () => Promise<void>,
): Promise<Dump> {
  return withConnection(url, (sql) =>
    sql.begin("isolation level repeatable read read only", async (tx) => {
      await prepareSession(tx);
      const tables = await listTables(tx);
      if (tables.length === 0) throw new CliError("There is no site in the database: nothing was backed up.");
      await tx.unsafe(`lock table ${tables.map(({ name }) => name).join(", ")} in access share mode`);
      await archive.add("backup.json", await describeDatabase(tx, tables));
      await afterManifest();
      const rows: Record<string, number> = {};
      for (const table of tables) rows[table.name] = await dumpTable(tx, table, archive);
      const summary = { rows, sequences: await listSequences(tx) };
      await archive.add("summary.json", Buffer.from(JSON.stringify(summary)));
      return { ...summary, paths: await listOwnedPaths(tx, tables) };
    }),
  );
}

async function prepareSession(tx: TransactionSql): Promise<void> {
  await tx.unsafe(`
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local search_path = public; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`);
}

async function describeDatabase(tx: TransactionSql, tables: Table[]): Promise<Buffer> {
  const [server] = await tx`select current_setting('server_version') as version`;
  const demoState: string | null = await readDemoState(tx);
  const manifest = newManifest({
    postgres: server?.version,
    migrations: await listMigrations(tx),
    demo: demoStates.find((state) => state === demoState) ?? null,
    tables,
  });
  return Buffer.from(JSON.stringify(manifest, null, 2));
}

async function dumpTable(tx: TransactionSql, { name, columns }: Table, archive: ArchiveWriter) {
  const stream = await copyOut(tx, `copy ${name} (${columns.join(", ")}) to stdout`);
  let rows = 0;
  let part: Buffer[] = [];
  let size = 0;
  let parts = 0;
  const writePart = async () => {
    parts += 1;
    const content = await compress(Buffer.concat(part), { level: 3 });
    await archive.add(`database/${name}/${String(parts).padStart(6, "0")}.copy.gz`, content);
    part = [];
    size = 0;
  };
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      rows += countLines(chunk);
      part.push(chunk);
      size += chunk.length;
      if (size >= partBytes) await writePart();
    }
  } finally {
    // Reads the rest of the stream, because the rollback waits for its end.
    stream.resume();
  }
  if (size > 0) await writePart();
  return rows;
}

async function copyOut(tx: TransactionSql, statement: string): Promise<Readable> {
  const stream = await tx.unsafe(statement).readable();
  // The driver pauses its socket when the stream is full, and the end of the stream does not resume it.
  stream.once("end", () => stream._read(0));
  return stream;
}

/** Counts rows: in COPY's text format each row is one line, because line breaks in values are escaped. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let offset = chunk.indexOf(10); offset >= 0; offset = chunk.indexOf(10, offset + 1)) lines += 1;
  return lines;
}
