import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { updateOwnCompany } from "@/lib/companies/contract";
import { imagePaths } from "@/lib/core/images/urls";
import { createDocument, deleteDocument } from "@/lib/documents/contract";
import { createPost, deletePost, updatePost } from "@/lib/posts/contract";
import { type ApiClient, browserClient, form } from "../../support/api";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { imageFile } from "../../support/images";
import { pdf } from "../../support/pdfs";
import { company, student, type TestUser } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

const { DATA_DIR = ".data" } = process.env;
Object.assign(process.env, isolatedEnv(databaseUrl), { DATA_DIR });
const { owners } = await import("@/lib/orphaned-files");
const { recordStoredFiles } = await import("@/lib/core/storage/quota");
const { systemDb } = await import("@/db/client");

const quota = 500 * 1024 * 1024;
let resume: File;
beforeAll(async () => {
  resume = new File([new Uint8Array(await pdf(randomBytes(50_000).toString("hex")))], "cv.pdf");
});

/** Fills the user's storage until this many bytes are left. */
async function leave(bytes: number, { id }: TestUser): Promise<void> {
  await sql`delete from stored_files where user_id = ${id} and path like 'test/%'`;
  const used = await usage({ id });
  await sql`insert into stored_files (path, user_id, size) values (${`test/${id}`}, ${id}, ${quota - used - bytes})`;
}

async function usage({ id }: { id: number }): Promise<number> {
  const [row] =
    await sql`select coalesce(sum(size), 0)::float8 as used from stored_files where user_id = ${id}`;
  return row?.used;
}

function upload(browser: ApiClient) {
  const body = new FormData();
  body.append("kind", "resume");
  body.append("file", resume);
  return browser.call(createDocument, { body });
}

test("rejects files beyond the quota, and accepts them once others are deleted", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const first = await upload(browser);
  expect(first.status, first.body.code).toBe(201);
  const { id, size } = first.body.data;
  expect(await usage(user)).toBe(size);
  await leave(size - 1, user);
  const rejected = await upload(browser);
  expect([rejected.status, rejected.body.code]).toEqual([409, "storage_quota_exceeded"]);
  expect(rejected.body.message).toContain("500");
  await browser.call(deleteDocument, { params: { id } });
  expect((await upload(browser)).status).toBe(201);
});

test("parallel uploads by one user do not exceed the quota", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const { body } = await upload(browser);
  await leave(Math.floor(body.data.size * 3.5), user);
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await upload(browser)).status));
  expect(statuses.sort()).toEqual([...Array(3).fill(201), ...Array(9).fill(409)]);
  expect(await usage(user)).toBeLessThanOrEqual(quota);
});

test("simultaneous transactions that store files do not exceed the quota together", async () => {
  const user = await student();
  await leave(3500, user);
  const record = (index: number) =>
    systemDb.transaction(async (tx) => {
      await recordStoredFiles(tx, user.id, [{ path: `test/${user.id}/${index}`, size: 1000 }]);
      // Waits until the other transactions have begun.
      await tx.execute("select pg_sleep(0.1)");
    });
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => record(index)));
  const rejected = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(rejected).toEqual(Array(5).fill("storage_quota_exceeded"));
  expect(await usage(user)).toBe(quota - 500);
});

test("counts an image with its copies until the image or its post is deleted", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const images = [await imageFile("#aa0000"), await imageFile("#00aa00")];
  const { body } = await browser.call(createPost, { body: form({ content: "Deux", images }) });
  const rows =
    await sql`select path, width from post_images where post_id = ${body.data.id} order by position`;
  const files = rows.map(({ path, width }) => imagePaths({ path, width }));
  const used = await usage(user);
  expect(used).toBeGreaterThan(0);
  const removed = JSON.stringify([body.data.images[0]?.url]);
  await browser.call(updatePost, {
    params: { id: body.data.id },
    body: form({ content: "Une", removed_image_urls: removed }),
  });
  expect(await usage(user)).toBeLessThan(used);
  expect(await usage(user)).toBeGreaterThan(0);
  await browser.call(deletePost, { params: { id: body.data.id } });
  expect(await usage(user)).toBe(0);
  expect(files.flat().filter((file) => existsSync(path.join(DATA_DIR, "storage", file)))).toEqual([]);
});

test("rejects a post that would exceed the quota, and stores none of its images", async () => {
  const user = await student();
  const browser = await browserClient(user);
  await leave(100, user);
  const rejected = await browser.call(createPost, {
    body: form({ content: "Trop", images: [await imageFile()] }),
  });
  expect([rejected.status, rejected.body.code]).toEqual([409, "storage_quota_exceeded"]);
  expect(await sql`select id from posts where user_id = ${user.id}`).toEqual([]);
  expect((await browser.call(createPost, { body: { content: "Sans image" } })).status).toBe(201);
});

test("counts a company's logo for its uploader until it is replaced", async () => {
  const user = await company();
  const browser = await browserClient(user);
  const change = (logo: File) => {
    const body = form({ name: "Ébène", description: "x" });
    body.append("logo", logo);
    return browser.call(updateOwnCompany, { body });
  };
  expect((await change(await imageFile("#00f"))).status).toBe(200);
  expect((await change(await imageFile("#0f0"))).status).toBe(200);
  expect(await sql`select path from stored_files where user_id = ${user.id}`).toHaveLength(1);
});

test("releases the quota of a file when the row that owns it is deleted, for every column that owns files", async () => {
  const columns = Object.entries(owners)
    .filter(([folder]) => folder !== "exports")
    .flatMap(([, fileColumns]) => fileColumns)
    .map((column) => [getTableName(column.table), column.name]);
  const triggers =
    await sql`select tgrelid::regclass::text as table, split_part(encode(tgargs, 'escape'), '\\000', 1) as column
    from pg_trigger where tgfoid = 'release_stored_file'::regproc and tgtype & 8 > 0`;
  expect(columns.length).toBeGreaterThan(3);
  expect(triggers.map(({ table, column }) => [table, column])).toEqual(expect.arrayContaining(columns));
});
