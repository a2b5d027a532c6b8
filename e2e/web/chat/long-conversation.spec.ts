import type { Page } from "@playwright/test";
import { sendMessage } from "@/lib/chat/contract";
import en from "@/messages/en/chat.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { befriend } from "../../support/friends";
import { messageBox, openChat, twoFriends } from "../../support/open-chat";
import { student } from "../../support/users";

/** LONG_CONVERSATION=10000 is the measured run (docs/performance.md). */
const count = Number(process.env.LONG_CONVERSATION ?? 400);

async function fill(id: number, senders: readonly { id: number }[], messages = count): Promise<void> {
  const [one, other] = senders;
  await sql`insert into messages (conversation_id, sender_id, content, created_at)
    select ${id}, case when n % 3 = 0 then ${one?.id ?? 0}::int else ${other?.id ?? 0}::int end,
      'Message ' || n || '. ' || repeat('Des mots sous les platanes. ', n % 7),
      now() - (${messages} - n) * interval '4 minutes'
    from generate_series(1, ${messages}::int) n`;
  await sql`update conversation_members set unread_count = 0, last_read_id = (select max(id) from messages
    where conversation_id = ${id}) where conversation_id = ${id}`;
}

/** Scrolls up until the beginning of the conversation is loaded. */
async function loadAll(page: Page, name: string): Promise<void> {
  const list = page.getByRole("region", { name: en.log.replace("{name}", name) });
  const beginning = list.getByText(en.start.replace("{name}", name));
  await list.evaluate(
    async (element, text) => {
      const scroller = element.parentElement as HTMLElement;
      while (!element.textContent?.includes(text)) {
        scroller.scrollTop = -scroller.scrollHeight;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    en.start.replace("{name}", name),
  );
  await expect(beginning).toBeVisible();
}

/** The times between frames while the list scrolls down for three seconds, in milliseconds. */
function measureFrames(page: Page, name: string): Promise<number[]> {
  return page.getByRole("region", { name: en.log.replace("{name}", name) }).evaluate(async (element) => {
    const scroller = element.parentElement as HTMLElement;
    const times: number[] = [];
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let last = await nextFrame();
    for (const end = last + 3000; last < end; ) {
      scroller.scrollTop += 120;
      const now = await nextFrame();
      times.push(now - last);
      last = now;
    }
    return times.sort((a, b) => a - b);
  });
}

test("a long conversation loads completely without a jump, scrolls, and announces a new message once", async ({
  context,
  page,
}) => {
  test.setTimeout(60_000 + count * 60);
  const { ines, marc, id } = await twoFriends();
  await fill(id, [ines, marc]);
  await openChat(context, page, ines, "en", id);
  await loadAll(page, marc.name);
  const articles = page.getByRole("article", { includeHidden: true });
  await expect(articles).toHaveCount(count);
  const texts = await articles.evaluateAll((all) =>
    all.map((element) => /Message (\d+)\./.exec(element.textContent ?? "")?.[1]),
  );
  expect(texts).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
  const announced = page.getByRole("region", { name: /Messages with/ }).getByRole("status");
  await expect(announced).toBeEmpty();

  const frames = await measureFrames(page, marc.name);
  const at = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(1);
  console.log(
    `${count} messages: ${frames.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  );

  const first = page.getByText("Message 1.", { exact: false }).first();
  await first.scrollIntoViewIfNeeded();
  const other = await browserClient(marc);
  await other.call(sendMessage, { params: { id }, body: { content: "Encore un" } });
  await expect(announced.getByText(`${marc.name}: Encore un`)).toHaveCount(1);
  await expect(first).toBeInViewport();
  await expect(articles).toHaveCount(count + 1);
});

test("a URL opens at a message that is thousands back", async ({ context, page }) => {
  test.setTimeout(120_000);
  const { ines, marc, id } = await twoFriends();
  await fill(id, [ines, marc], 2200);
  const [first] = await sql`select min(id) as id from messages where conversation_id = ${id}`;
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/student/dashboard/chat?conversation=${id}&message=${first?.id}`);
  await expect(page.getByRole("article").first()).toContainText("Message 1.", { timeout: 60_000 });
  await expect(page.getByRole("article").first()).toBeInViewport();
});

test("leaving a conversation ends the loading of older messages", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  const zoe = await student({ name: "Zoé Roche" });
  await befriend(ines, zoe);
  await insertMessage(await insertConversation(ines, zoe), zoe, "Bonjour");
  await fill(id, [ines, marc]);
  const [first] = await sql`select min(id) as id from messages where conversation_id = ${id}`;
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("messages?before=")) calls.push(request.url());
  });
  const release = await holdRequests(page, /messages\?before=/);
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`/student/dashboard/chat?conversation=${id}&message=${first?.id}`);
  await expect.poll(() => calls.length).toBe(1);
  const conversations = page.getByRole("list", { name: en.conversations });
  await conversations.getByRole("link", { name: new RegExp(zoe.name) }).click();
  const box = messageBox(page, en, zoe.name);
  await box.fill("Salut");
  const loaded = page.waitForResponse(/messages\?before=/);
  release();
  await loaded;
  await box.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "Salut" })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("a retry loads older messages that could not be loaded", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  await fill(id, [ines, marc], 60);
  await page.route(/messages\?before=/, (route) => route.abort());
  await openChat(context, page, ines, "en", id);
  const list = page.getByRole("region", { name: en.log.replace("{name}", marc.name) });
  await list.getByRole("article").first().scrollIntoViewIfNeeded();
  await expect(list.getByRole("alert")).toBeVisible();
  await page.unroute(/messages\?before=/);
  await list.getByRole("button", { name: en.retry }).click();
  await expect(list.getByText(en.start.replace("{name}", marc.name))).toBeVisible();
  await expect(list.getByRole("article", { includeHidden: true })).toHaveCount(60);
  await expect(list.getByRole("alert")).toHaveCount(0);
});

test("a search result leads to its message again after scrolling away", async ({ context, page }) => {
  const { ines, marc, id } = await twoFriends();
  await fill(id, [ines, marc], 80);
  await openChat(context, page, ines, "en", id);
  await page.getByRole("button", { name: en.messageSearch.open }).click();
  await page.getByLabel(en.messageSearch.inConversation).fill("Message 5.");
  const result = page.getByRole("link", { name: /Message 5\./ });
  const target = page.getByRole("article").filter({ hasText: /Message 5\./ });
  const latest = page.getByRole("article").last();
  for (let time = 0; time < 2; time++) {
    await result.click();
    await expect(target).toBeInViewport();
    await latest.scrollIntoViewIfNeeded();
    await expect(target).not.toBeInViewport();
  }
});
