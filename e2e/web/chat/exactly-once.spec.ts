import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { appOfSpec } from "../../support/app-of-spec";
import { expect, test } from "../../support/browser";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { password } from "../../support/users";

/** MESSAGES=200 OUTAGE_SECONDS=60 is the long run. */
const count = Number(process.env.MESSAGES ?? 18);
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 5) * 1000;
const realtimeServer = "lib/core/realtime/server/main";

const app = appOfSpec();

test("each message arrives exactly once and in order, despite all faults", async ({ browser }) => {
  test.setTimeout(120_000 + outageMs + count * 3000);
  const [ines, marc] = (await signInStudents(app.origin, app.sql, 2)) as [InstanceUser, InstanceUser];
  const id = await createConversation(ines, marc);
  const [one, other] = [await openChat(browser, ines, id), await openChat(browser, marc, id)];
  const writing = [write(one, "A"), write(other, "B")];
  const waitUntilWritten = (part: number) =>
    expect
      .poll(async () => (await readStored(id)).length, { timeout: 240_000 })
      .toBeGreaterThan(2 * count * part);
  await waitUntilWritten(0.2);
  await keepKilling(realtimeServer, outageMs);
  await waitUntilWritten(0.4);
  process.kill(app.application(), "SIGKILL");
  await waitUntilWritten(0.6);
  await freeze(realtimeServer, Math.min(outageMs, 8000), [one, other]);
  await waitUntilWritten(0.7);
  await expect.poll(() => app.application(), { timeout: 20_000 }).toBeTruthy();
  process.kill(app.application(), "SIGKILL");
  await Promise.all(writing);
  await expect.poll(async () => (await readStored(id)).length, { timeout: 240_000 }).toBe(2 * count);
  const texts = await readStored(id);
  for (const sender of ["A", "B"])
    expect(texts.filter((text) => text.startsWith(sender))).toEqual(textsOf(sender));
  for (const page of [one, other])
    await expect.poll(() => readShown(page), { timeout: 60_000 }).toEqual(texts.slice(-50));
  const unread = async () => {
    const rows = await app.sql`select unread_count from conversation_members where conversation_id = ${id}`;
    return rows.map(({ unread_count }) => unread_count);
  };
  await expect.poll(unread, { timeout: 30_000 }).toEqual([0, 0]);
  for (const page of [one, other]) await page.context().close();
});

const textsOf = (sender: string) =>
  Array.from({ length: count }, (_, index) => `${sender}${String(index + 1).padStart(4, "0")}`);

async function createConversation(one: InstanceUser, other: InstanceUser): Promise<number> {
  const [low = 0, high = 0] = [one.id, other.id].sort((a, b) => a - b);
  await app.sql`insert into friendships (user_id, friend_id) values (${low}, ${high}), (${high}, ${low})`;
  const response = await one.call("POST", "/api/chat/conversations/direct", { user_id: other.id });
  return (await response.json()).conversation_id;
}

async function openChat(browser: Browser, user: InstanceUser, id: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.origin, locale: "en" });
  const [row] = await app.sql`select email from users where id = ${user.id}`;
  const response = await context.request.post("/api/login", {
    data: { email: row?.email, password },
    headers: { origin: app.origin },
  });
  expect(response.status()).toBe(200);
  const page = await context.newPage();
  let postCount = 0;
  // The server stores every third message, but its response is lost.
  await page.route(/\/conversations\/\d+\/messages$/, async (route) => {
    if (route.request().method() !== "POST" || ++postCount % 3 > 0) return route.continue();
    await route.fetch().catch(() => null);
    await route.abort();
  });
  await page.goto(`/student/dashboard/chat?conversation=${id}`);
  return page;
}

async function write(page: Page, sender: string): Promise<void> {
  const box = page.locator("textarea").last();
  for (const text of textsOf(sender)) {
    await box.fill(text);
    await box.press("Enter");
    await expect(box).toHaveValue("");
    // Stays below the limit of twenty messages in ten seconds.
    await page.waitForTimeout(Math.min(600, outageMs / 8));
  }
}

async function readStored(id: number): Promise<string[]> {
  const rows = await app.sql`select content from messages where conversation_id = ${id} order by id`;
  return rows.map(({ content }) => content);
}

async function readShown(page: Page): Promise<string[]> {
  const articles = await page.getByRole("article").allInnerTexts();
  return articles.flatMap((text) => /[AB]\d{4}/.exec(text)?.[0] ?? []).slice(-50);
}

/** Kills the process again after each restart. */
async function keepKilling(module: string, durationMs: number): Promise<void> {
  for (const end = Date.now() + durationMs; Date.now() < end; ) {
    const pid = app.running(module);
    if (pid) process.kill(pid, "SIGKILL");
    await delay(100);
  }
}

/** Stops the process for a while: its sockets stay half open, like those of a suspended laptop. */
async function freeze(module: string, durationMs: number, pages: Page[]): Promise<void> {
  await expect.poll(() => app.running(module), { timeout: 20_000 }).toBeTruthy();
  const pid = app.running(module);
  process.kill(pid, "SIGSTOP");
  await delay(durationMs);
  for (const page of pages) await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await delay(6000);
  process.kill(pid, "SIGCONT");
}
