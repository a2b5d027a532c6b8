import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sql } from "postgres";
import { migrateDatabase } from "../../../app/migrate";
import { connectAsOwner } from "../../../services/postgres/connect-as-owner";
import { loadOrCreateSecrets } from "../../../services/secrets";
import type { Teardown } from "../../../services/teardown";
import { type Noun, type Size, sizes } from "../arguments";
import { fill, isFeedSchool, recipesOf } from "./fill";

/** A database of the bench, with its URL and a connection of its superuser. */
export type Dataset = { size: Size; url: string; owner: Sql };

type EmbeddedDatabase = { dataDir: string; url: string; teardown: Teardown };

/** Opens the school of a size at the newest migration; fills it unless the same recipe already has. */
export async function openDataset(noun: Noun, size: Size, embedded: EmbeddedDatabase): Promise<Dataset> {
  const name = isFeedSchool(noun) ? `bench_${size}` : `bench_${noun}_${size}`;
  const digest = digestOf(noun);
  const url = new URL(`/${name}`, embedded.url).href;
  const owner = await ownerOf(name, embedded);
  const server = await ownerOf("postgres", embedded);
  const [existing] = await server`select shobj_description(oid, 'pg_database') as recipe from pg_database
    where datname = ${name}`;
  if (existing?.recipe !== digest) {
    await server.unsafe(`drop database if exists ${name} with (force)`);
    await server.unsafe(`create database ${name} owner preau`);
  }
  await migrateDatabase(url);
  if (existing?.recipe !== digest) {
    console.log(`Making a school of ${sizes[size].toLocaleString("en")} for the ${noun} …`);
    await fill(owner, noun, sizes[size]);
    await server.unsafe(`comment on database ${name} is '${digest}'`);
  }
  return { size, url, owner };
}

async function ownerOf(database: string, { dataDir, url, teardown }: EmbeddedDatabase): Promise<Sql> {
  const { databaseOwnerPassword: password } = await loadOrCreateSecrets(dataDir);
  const sql = connectAsOwner(Number(new URL(url).port), password, { database });
  teardown.defer(() => sql.end({ timeout: 1 }));
  return sql;
}

function digestOf(noun: Noun): string {
  const words = path.join(import.meta.dirname, "words.ts");
  const parts = [...recipesOf(noun), words].map((file) => readFileSync(file));
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex");
}
