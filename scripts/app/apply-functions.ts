import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { TransactionSql } from "postgres";
import { root } from "../services/supervised-process";

const folder = path.join(root, "db/functions");

/** Runs each file whose text has changed. A file itself drops what it cannot replace. */
export async function applyFunctions(tx: TransactionSql): Promise<void> {
  await tx`create table if not exists drizzle.function_files (name text primary key, hash text not null)`;
  const rows = await tx<{ name: string; hash: string }[]>`select name, hash from drizzle.function_files`;
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  // Function bodies may refer to objects that a later file creates.
  await tx`set local check_function_bodies = off`;
  for (const name of (await readdir(folder)).sort()) {
    const text = await readFile(path.join(folder, name), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    if (applied.get(name) === hash) continue;
    await tx.unsafe(text);
    await tx`insert into drizzle.function_files (name, hash) values (${name}, ${hash})
      on conflict (name) do update set hash = excluded.hash`;
  }
}
