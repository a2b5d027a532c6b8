import path from "node:path";
import postgres from "postgres";
import { diskStorage } from "@/lib/core/storage/disk";
import { createStoragePath } from "@/lib/core/storage/paths";
import { migrateDatabase } from "@/scripts/app/migrate";
import { readSettings, type Settings } from "@/scripts/app/settings";
import { startServices } from "@/scripts/services/start";
import { createScratchDir } from "@/scripts/test/scratch";
import { withDatabase } from "./backup";
import { compiledServices } from "./compiled-services";
import { randomKey } from "./random-key";

/** Starts a database cluster in which a test creates as many databases as it needs. */
export async function openCluster() {
  const dataDir = createScratchDir();
  const { databaseUrl, stop } = await startServices({
    dataDir,
    realtime: false,
    compiled: compiledServices(),
  });
  const newDatabase = async () => {
    const name = `preau_${randomKey()}`;
    await withDatabase(databaseUrl, (sql) => sql.unsafe(`create database ${name}`));
    return new URL(`/${name}`, databaseUrl).href;
  };
  return { dataDir, newDatabase, stop };
}

/** The settings that the commands read only from this environment. */
export function settingsOf(env: Record<string, string>): Settings {
  return readSettings({ NODE_ENV: "test", ...env });
}

/** Creates a migrated database with users, posts, comments and a used sequence. */
export async function fillDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`insert into users (name, username, email, password_hash, role)
    select 'Zoé ' || n, 'zoe' || n, 'zoe' || n || '@test.invalid', E'back\\\\slash\ttab', 'student'
    from generate_series(1, 50) n`;
  await sql`insert into posts (user_id, content) select id, E'line\nline\r\n\\\\. 🌳 ' || name from users`;
  await sql`insert into comments (post_id, user_id, content) select id, user_id, 'Oui' from posts`;
  await sql.end();
}

/** Stores files of every kind of content; returns them by path. */
export async function storeFiles(dataDir: string): Promise<Record<string, Buffer>> {
  const storage = diskStorage(path.join(dataDir, "storage"));
  const files: Record<string, Buffer> = {};
  for (const size of [0, 1, 511, 512, 513, 700_000])
    files[createStoragePath("documents", "pdf")] = Buffer.alloc(size, "é");
  for (const [name, content] of Object.entries(files)) await storage.put(name, content);
  return files;
}
