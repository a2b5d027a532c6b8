import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { diskStorage } from "@/lib/core/storage/disk";
import { createStoragePath } from "@/lib/core/storage/paths";
import { listNotifications } from "@/lib/notifications/contract";
import { createPost } from "@/lib/posts/contract";
import { listDataExports, requestDataExport } from "@/lib/privacy/contract";
import { studentPaths } from "@/lib/routes";
import { browserClient, form, visitorClient } from "../../support/api";
import { unzip } from "../../support/archives";
import { createArchive, download, waitForReadyExport } from "../../support/data-exports";
import { makeDue, sql } from "../../support/database";
import { columnsContaining } from "../../support/dump";
import { imageFile } from "../../support/images";
import { createUserWithDataEverywhere } from "../../support/user-with-data-everywhere";
import { admin, student, type TestUser } from "../../support/users";

const { DATA_DIR = ".data" } = process.env;
const files = diskStorage(`${DATA_DIR}/storage`);

test.concurrent("an archive contains the user's rows and files, and a text in their language", async () => {
  const user = await student({ name: "Maëlle Vasseur", locale: "fr" });
  const browser = await browserClient(user);
  const content = `Un mot ${randomBytes(6).toString("hex")}`;
  const startedAt = timeInParis();
  const body = form({ content, images: [await imageFile()] });
  expect((await browser.call(createPost, { body })).status).toBe(201);
  const entries = await unzip(await download(browser, await createArchive(browser)));
  const names = Object.keys(entries);
  expect(names).toEqual(
    expect.arrayContaining(["data/users.json", "data/posts.json", "data/sessions.json", "LISEZ-MOI.txt"]),
  );
  expect(names.filter((name) => name.startsWith("images/"))).toHaveLength(1);
  expect(read(entries, "data/users.json")).toMatchObject([{ name: "Maëlle Vasseur", email: user.email }]);
  expect(read(entries, "data/posts.json")).toMatchObject([{ content }]);
  expect(entries["LISEZ-MOI.txt"]?.toString()).toContain("Vos données\u00a0: Maëlle Vasseur");
  expect(entries["LISEZ-MOI.txt"]?.toString()).toMatch(new RegExp(` (${startedAt}|${timeInParis()})\\n`));
});

test.concurrent("an archive contains all of many rows", async () => {
  const user = await student();
  await sql`insert into notifications (user_id, kind, group_key, params)
    select ${user.id}::int, 'job_alert', 'group ' || n, '{}' from generate_series(1, 1201) n`;
  const browser = await browserClient(user);
  const exported = read(
    await unzip(await download(browser, await createArchive(browser))),
    "data/notifications.json",
  );
  expect(new Set(exported.map((row: { group_key: string }) => row.group_key)).size).toBe(1201);
});

test.concurrent("an archive contains no secrets, and no data of other users", async () => {
  const [user, other] = [await student(), await student()];
  const browser = await browserClient(user);
  await sql`insert into contact_messages (name, email, content, locale) values ('B', ${other.email}, 'theirs', 'en')`;
  await sql`insert into contact_messages (name, email, content, locale) values ('A', ${user.email}, 'mine', 'en')`;
  await insertFailedSignIn(`10.1.1.1:${user.email}`);
  await insertFailedSignIn(`10.2.2.2:x${user.email}`);
  const entries = await unzip(await download(browser, await createArchive(browser)));
  const all = Object.values(entries).map(String).join("\n");
  expect(all).toContain("mine");
  expect(all).toContain("10.1.1.1");
  expect(all).not.toContain("theirs");
  expect(all, "an address that ends like theirs").not.toContain("10.2.2.2");
  expect(all).not.toContain(other.email);
  expect(all).not.toMatch(/_hash|\$argon2/);
});

test.concurrent("an archive contains no data of an unverified email", async () => {
  const user = await student({ isUnverified: true });
  await sql`insert into contact_messages (name, email, content, locale) values ('A', ${user.email}, 'secret', 'en')`;
  await insertFailedSignIn(`10.1.1.1:${user.email}`);
  const browser = await browserClient(user);
  const entries = await unzip(await download(browser, await createArchive(browser)));
  expect(Object.keys(entries)).not.toContain("data/contact_messages.json");
  expect(Object.values(entries).map(String).join("\n")).not.toContain("10.1.1.1");
});

test.concurrent("an archive contains the messages of an email from the time when the user had it", async () => {
  const [first, second] = [await student(), await student()];
  const before = new Date(Date.now() - 60_000);
  await sql`insert into former_emails (user_id, email, until) values (${first.id}, ${second.email}, now() - interval '30 seconds')`;
  for (const [content, index] of [
    ["the first one's", before],
    ["the second one's", new Date()],
  ] as const)
    await sql`insert into contact_messages (name, email, content, locale, created_at)
      values ('A', ${second.email.toUpperCase()}, ${content}, 'en', ${index})`;
  for (const [user, content] of [
    [first, "the first one's"],
    [second, "the second one's"],
  ] as const) {
    const browser = await browserClient(user);
    const exported = read(
      await unzip(await download(browser, await createArchive(browser))),
      "data/contact_messages.json",
    );
    expect(exported.map((row: { content: string }) => row.content)).toEqual([content]);
  }
});

test.concurrent("an archive contains every table in which a dump contains the user", {
  timeout: 120_000,
}, async () => {
  const { user, strings } = await createUserWithDataEverywhere();
  const tables = new Set((await columnsContaining(strings)).map((column) => column.split(".")[0] ?? ""));
  // Tags are exported with their posts, and search words are derived from posts; students never read recruiters' notes;
  // the event is in another user's notification.
  const elsewhere = [
    "application_notes",
    "message_search_documents",
    "notification_events",
    "search_documents",
    "search_words",
    "tags",
    "user_name_rotations",
  ];
  const browser = await browserClient(user);
  const entries = await unzip(await download(browser, await createArchive(browser)));
  const without = [...tables].filter((table) => {
    const rows = String(entries[`data/${table}.json`] ?? "").toLowerCase();
    return !strings.some((text) => rows.includes(text.toLowerCase()));
  });
  expect(without.sort()).toEqual(elsewhere);
  expect(read(entries, "data/contact_messages.json")).toHaveLength(4);
  const folders = new Set(Object.keys(entries).flatMap((name) => name.match(/^.*(?=\/)/) ?? []));
  expect([...folders]).toEqual(expect.arrayContaining(["data", "images", "documents", "messages"]));
  const text = String(entries["LISEZ-MOI.txt"] ?? entries["README.txt"]);
  for (const folder of folders) expect(text).toContain(folder);
});

test.concurrent("opens an archive only for its owner, for seven days", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const { url, expires_at } = await createArchive(browser);
  expect(Date.parse(expires_at ?? "") - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const opened = await browser.fetch(url ?? "");
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(opened.headers.get("cache-control")).toBe("private, no-store");
  for (const stranger of [
    visitorClient(),
    await browserClient(await student()),
    await browserClient(await admin()),
  ])
    expect((await stranger.fetch(url ?? "")).status).toBe(404);
  const [stored] =
    await sql`update data_exports set expires_at = now() where user_id = ${user.id} returning path`;
  expect((await browser.fetch(url ?? "")).status).toBe(404);
  expect((await browser.call(listDataExports, {})).body.data[0]).toMatchObject({
    status: "expired",
    url: null,
  });
  expect(await files.stat(stored?.path)).not.toBeNull();
  await makeDue("expire-data-exports");
  await vi.waitUntil(async () => (await files.stat(stored?.path)) === null, { timeout: 20_000 });
});

test.concurrent("notifies the owner of an archive in the app and by email", async () => {
  const user = await student();
  const browser = await browserClient(user);
  await createArchive(browser);
  expect(await sql`select kind from emails where user_id = ${user.id}`).toMatchObject([
    { kind: "data_export_ready" },
  ]);
  const { data } = (await browser.call(listNotifications, {})).body.data;
  expect(data).toMatchObject([{ href: `${studentPaths.settings}#export` }]);
});

test.concurrent("limits exports to two per day and one at a time", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const first = await browser.call(requestDataExport, {});
  expect([first.status, first.body.data.length]).toEqual([202, 1]);
  await sql`update data_exports set status = 'pending', path = null, due_at = now() + interval '1 hour'
    where user_id = ${user.id}`;
  expect((await browser.call(requestDataExport, {})).body.data).toHaveLength(1);
  await sql`update data_exports set status = 'failed' where user_id = ${user.id}`;
  expect((await browser.call(requestDataExport, {})).body.data).toHaveLength(2);
  await sql`update data_exports set status = 'failed' where user_id = ${user.id}`;
  const third = await browser.call(requestDataExport, {});
  expect([third.status, third.body.code]).toEqual([429, "too_many_requests"]);
  expect(third.body.message).toBe("Too many requests. Try again in 24 hours.");
});

test.concurrent("creates one export for four simultaneous requests", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const requestExport = () => browser.call(requestDataExport, {});
  const all = await Promise.all([requestExport(), requestExport(), requestExport(), requestExport()]);
  expect(all.map(({ status, body }) => [status, body.data.length])).toEqual(Array(4).fill([202, 1]));
  await waitForReadyExport(browser);
  expect(await sql`select kind from emails where user_id = ${user.id}`).toHaveLength(1);
  expect((await requestExport()).status, "the second of the day").toBe(202);
});

test.concurrent("rebuilds an archive that a dead process left, without showing it", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const dead = `exports/aa/bb/${randomBytes(14).toString("hex")}.zip`;
  await sql`insert into data_exports (user_id, attempts, path, due_at)
    values (${user.id}, 1, ${dead}, now() + interval '1 hour')`;
  expect((await browser.fetch(`/storage/${dead}`)).status).toBe(404);
  expect((await browser.call(listDataExports, {})).body.data[0]).toMatchObject({
    status: "pending",
    url: null,
  });
  await sql`update data_exports set due_at = now() where user_id = ${user.id}`;
  const { url } = await waitForReadyExport(browser);
  expect(url).not.toContain(dead);
  expect(Object.keys(await unzip(await download(browser, { url })))).toContain("data/users.json");
});

test.concurrent("an export fails after three attempts, without leaving a file", async () => {
  const user = await student();
  const browser = await browserClient(user);
  const path = createStoragePath("exports", "zip");
  await files.put(path, Buffer.from("half an archive"));
  await sql`insert into data_exports (user_id, attempts, path) values (${user.id}, 3, ${path})`;
  await vi.waitUntil(async () => (await statusOf(user)) === "failed", { timeout: 30_000 });
  expect(await sql`select path from data_exports where user_id = ${user.id}`).toEqual([{ path: null }]);
  await vi.waitUntil(async () => (await files.stat(path)) === null, { timeout: 20_000 });
  expect((await browser.call(requestDataExport, {})).status).toBe(202);
});

const timeInParis = () =>
  new Intl.DateTimeFormat("fr", { timeStyle: "short", timeZone: "Europe/Paris" }).format(new Date());

/** Inserts a failed sign-in as its rate limit stores it. */
async function insertFailedSignIn(pair: string): Promise<void> {
  await sql`insert into rate_limits (key, points) values (${`signInHour:${pair}`}, 1)`;
}

function read(entries: Record<string, Buffer>, name: string) {
  return JSON.parse(String(entries[name]));
}

async function statusOf({ id }: TestUser) {
  await makeDue("build-data-exports");
  const [row] = await sql`select status from data_exports where user_id = ${id}`;
  return row?.status;
}
