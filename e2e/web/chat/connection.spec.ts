import type { Page } from "@playwright/test";
import { sendMessage } from "@/lib/chat/contract";
import { conversationChannel } from "@/lib/core/realtime/channels";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { insertMessage } from "../../support/chat";
import { twoFriends } from "../../support/open-chat";

/** IDLE_SECONDS=300 is the long run. */
const idleMs = Number(process.env.IDLE_SECONDS ?? 8) * 1000;

async function friendWhoSends() {
  const { id, marc, ...chat } = await twoFriends();
  const other = await browserClient(marc);
  const send = (content: string) => other.call(sendMessage, { params: { id }, body: { content } });
  return { ...chat, id, marc, send };
}

const expectShown = (page: Page, text: string) =>
  expect(page.getByRole("article").filter({ hasText: text })).toBeVisible({ timeout: 20_000 });

test("the tabs of a browser share one connection, which another tab takes over", async ({
  context,
  page,
}) => {
  const { ines, marc, id, send, path } = await friendWhoSends();
  const sockets: string[] = [];
  context.on("page", (tab) => tab.on("websocket", (socket) => sockets.push(socket.url())));
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await signInAs(context, ines, { locale: "en" });
  const subscribed = waitForSubscription(page, conversationChannel(id));
  await page.goto(path);
  await subscribed;
  const other = await context.newPage();
  const caughtUp = other.waitForResponse((response) =>
    response.url().includes(`/conversations/${id}/messages`),
  );
  await other.goto(path);
  await caughtUp;
  await send("To both");
  await expectShown(page, "To both");
  await expectShown(other, "To both");
  const own = sockets.filter((url) => url.includes("/app/"));
  expect(own).toHaveLength(1);
  await page.close();
  await insertMessage(id, marc, "Meanwhile");
  await expectShown(other, "Meanwhile");
  await send("To the other");
  await expectShown(other, "To the other");
});

test("an idle tab sends no requests, and polls only while the connection is down", async ({
  context,
  page,
}) => {
  test.setTimeout(80_000 + 4 * idleMs);
  const { ines, marc, id, path } = await twoFriends();
  let isDown = false;
  const close: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    close.push(() => socket.close());
  });
  const requests: string[] = [];
  let pending = 0;
  page.on("request", (request) => requests.push(request.url()));
  page.on("request", () => pending++);
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", () => pending--);
  await signInAs(context, ines, { locale: "en" });
  const isPoll = (response: { url: () => string }) => response.url().includes("messages?after=");
  await insertMessage(id, marc, "First");
  await page.goto(path);
  await expectShown(page, "First");
  await expect.poll(async () => close.length).toBe(1);
  await page.waitForLoadState("networkidle");
  // Waits for what a page loads when it is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => pending).toBe(0);
  // The test claims that time passes without a request.
  const before = requests.length;
  await page.waitForTimeout(idleMs);
  expect(requests.slice(before)).toEqual([]);

  isDown = true;
  const polled = page.waitForResponse(isPoll);
  await close[0]?.();
  await polled;
  await insertMessage(id, marc, "Second");
  await expectShown(page, "Second");
  isDown = false;
  await expect.poll(async () => close.length, { timeout: 40_000 }).toBe(2);
  // Polls because the requests that follow the gap may be late.
  const pollsWhileIdle = async () => {
    const before = requests.length;
    await page.waitForTimeout(idleMs);
    return requests.slice(before).filter((url) => url.includes("messages"));
  };
  await expect.poll(pollsWhileIdle, { timeout: 20_000 + 2 * idleMs }).toEqual([]);
});

test("a half-open socket is replaced when the page is shown again", async ({ context, page }) => {
  const { ines, send, path } = await friendWhoSends();
  let isSilent = false;
  await page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    const isFirst = !isSilent;
    socket.onMessage((frame) => (isSilent && isFirst ? undefined : server.send(frame)));
    server.onMessage((frame) => (isSilent && isFirst ? undefined : socket.send(frame)));
  });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(path);
  await send("Before");
  await expectShown(page, "Before");
  await page.waitForLoadState("networkidle");
  isSilent = true;
  await send("While asleep");
  await expect(page.getByText("While asleep")).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectShown(page, "While asleep");
});

test("a message that could not be fetched is shown with the next one", async ({ context, page }) => {
  const { ines, send, path } = await friendWhoSends();
  await signInAs(context, ines, { locale: "en" });
  await page.goto(path);
  await send("Before");
  await expectShown(page, "Before");
  await page.waitForLoadState("networkidle");
  await page.route(/messages\?after=/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("messages?after="));
  // The message is too long for an event, so the page fetches it.
  await send("é".repeat(5000));
  await failed;
  await page.unroute(/messages\?after=/);
  await send("After");
  await expectShown(page, "After");
  await expectShown(page, "éééé");
});
