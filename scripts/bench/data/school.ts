import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { keptSecrets } from "../../engines/secrets";
import type { Teardown } from "../../engines/teardown";
import { migrateDatabase } from "../../house/migrate";
import { type Size, sizes } from "../arguments";
import { fill } from "./fill";

/** A database of the bench: its address, and its superuser's way in. */
export type School = { size: Size; url: string; owner: Sql };

type Engine = { dataDir: string; url: string; teardown: Teardown };

/** The school of a size at the newest migration; filled unless it was before by the same recipe. */
export async function openSchool(size: Size, engine: Engine): Promise<School> {
  const name = `bench_${size}`;
  const url = new URL(`/${name}`, engine.url).href;
  const owner = await ownerOf(name, engine);
  const server = await ownerOf("postgres", engine);
  const [known] = await server`select shobj_description(oid, 'pg_database') as recipe from pg_database
    where datname = ${name}`;
  if (known?.recipe !== recipeDigest()) {
    await server.unsafe(`drop database if exists ${name} with (force)`);
    await server.unsafe(`create database ${name} owner preau`);
  }
  await migrateDatabase(url);
  if (known?.recipe !== recipeDigest()) {
    console.log(`Making a school of ${sizes[size].toLocaleString("en")} posts …`);
    await fill(owner, sizes[size]);
    await server.unsafe(`comment on database ${name} is '${recipeDigest()}'`);
  }
  return { size, url, owner };
}

async function ownerOf(database: string, { dataDir, url, teardown }: Engine): Promise<Sql> {
  const { databaseOwnerPassword: password } = await keptSecrets(dataDir);
  const { hostname: host, port } = new URL(url);
  const sql = postgres({
    host,
    port: Number(port),
    database,
    username: "postgres",
    password,
    max: 1,
    onnotice: () => {},
  });
  teardown.defer(() => sql.end({ timeout: 1 }));
  return sql;
}

function recipeDigest(): string {
  const parts = ["fill.sql", "words.ts"].map((name) => readFileSync(path.join(import.meta.dirname, name)));
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex");
}
