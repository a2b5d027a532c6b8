import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeAvatar, storeImages } from "@/lib/core/images/store";
import { avatarPaths, imagePaths } from "@/lib/core/images/urls";
import { createStoragePath } from "@/lib/core/storage/paths";
import { storage } from "@/lib/core/storage/storage";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { imageFile } from "../../support/images";
import { insertPost } from "../../support/posts";
import { company, student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

const { DATA_DIR = ".data" } = process.env;
Object.assign(process.env, isolatedEnv(databaseUrl), { DATA_DIR });
const { owners, deleteOrphanedFiles } = await import("@/lib/orphaned-files");
const { taskLists } = await import("@/lib/scheduled-tasks");

const photo = async () => Buffer.from(await (await imageFile()).arrayBuffer());
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);

async function backdateFiles(paths: string[], at: Date): Promise<void> {
  for (const file of paths) await utimes(path.join(DATA_DIR, "storage", file), at, at);
}

async function existing(paths: string[]): Promise<string[]> {
  const stats = await Promise.all(paths.map((file) => storage().stat(file)));
  return paths.filter((_, index) => stats[index]);
}

/** Stores an image of a post, an avatar and a logo, each with its copies, a document and an archive. */
async function storedFiles() {
  const [image] = await storeImages(null, [await photo()]);
  if (!image) throw new Error("no image");
  const { path: avatar } = await storeAvatar(null, await photo());
  const { path: logo } = await storeAvatar(null, await photo());
  const [document, archive] = [createStoragePath("documents", "pdf"), createStoragePath("exports", "zip")];
  for (const file of [document, archive]) await storage().put(file, Buffer.from("x"));
  const paths = [...imagePaths(image), ...avatarPaths(avatar), ...avatarPaths(logo), document, archive];
  return { image, avatar, logo, document, archive, paths };
}

async function own({ image, avatar, logo, document, archive }: Awaited<ReturnType<typeof storedFiles>>) {
  const [{ id, by }, owner] = [await insertPost(), await company()];
  await sql`insert into post_images (post_id, position, path, width, height)
    values (${id}, 0, ${image.path}, ${image.width}, ${image.height})`;
  await sql`update users set avatar_path = ${avatar} where id = ${by.id}`;
  await sql`update companies set logo_path = ${logo}
    where id = (select company_id from company_members where user_id = ${owner.id})`;
  await sql`insert into documents (user_id, kind, name, path, size)
    values (${by.id}, 'resume', 'cv.pdf', ${document}, 1)`;
  await sql`insert into data_exports (user_id, status, path)
    values (${(await student()).id}, 'ready', ${archive})`;
}

test("deletes only files without rows, with their copies, in ten minutes", async () => {
  const [owned, lost, fresh] = [await storedFiles(), await storedFiles(), await storedFiles()];
  await own(owned);
  const temporary = ["uploads", "storage/.drafts"].map((dir) =>
    path.join(DATA_DIR, dir, createStoragePath("x", "y").slice(-30)),
  );
  for (const file of temporary) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "half");
  }
  await backdateFiles([...owned.paths, ...lost.paths], minutesAgo(9));
  await backdateFiles(fresh.paths, minutesAgo(7));
  await utimes(temporary[0] ?? "", minutesAgo(9), minutesAgo(9));
  await utimes(temporary[1] ?? "", minutesAgo(9), minutesAgo(9));
  const task = taskLists.flat().find(({ work }) => work === deleteOrphanedFiles);
  expect(task?.everySeconds).toBeLessThanOrEqual(60);
  await task?.work();
  expect(owned.paths).toHaveLength(8);
  expect(await existing(owned.paths)).toEqual(owned.paths);
  expect(await existing(fresh.paths)).toEqual(fresh.paths);
  expect(await existing(lost.paths)).toEqual([]);
  expect(temporary.filter(existsSync)).toEqual([]);
});

test("finds the row that owns a file by an index", async () => {
  const columns = Object.values(owners)
    .flat()
    .map((column) => [getTableName(column.table), column.name]);
  expect(columns.length).toBeGreaterThan(4);
  const indexed = await sql`select i.indrelid::regclass::text as table, a.attname as column from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indpred is null`;
  expect(indexed.map(({ table, column }) => [table, column])).toEqual(expect.arrayContaining(columns));
});
