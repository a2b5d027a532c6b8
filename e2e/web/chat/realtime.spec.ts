import { randomUUID } from "node:crypto";
import { blockUser } from "@/lib/blocks/contract";
import { sendMessage } from "@/lib/chat/contract";
import { conversationChannel } from "@/lib/core/realtime/channels";
import chat from "@/messages/en/chat.json" with { type: "json" };
import errors from "@/messages/en/errors.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { insertMessage } from "../../support/chat";
import { interruptible } from "../../support/interruption";
import { messageBox, openChat, twoFriends } from "../../support/open-chat";

test("the same client id sent twenty times creates one event", async ({ context, page }) => {
  const { ines, marc, id, path } = await twoFriends();
  const events: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes("message:created")) events.push(String(payload));
    }),
  );
  await signInAs(context, ines, { locale: "en" });
  const subscribed = waitForSubscription(page, conversationChannel(id));
  await page.goto(path);
  await subscribed;
  const other = await browserClient(marc);
  const send = (content: string, client_id: string) =>
    other.call(sendMessage, { params: { id }, body: { content, client_id } });
  const key = randomUUID();
  await Promise.all(Array.from({ length: 19 }, () => send("Only once", key)));
  await send("The last one", randomUUID());
  const list = page.getByRole("article");
  await expect(list.filter({ hasText: "The last one" })).toBeVisible();
  await expect(list).toHaveCount(2);
  expect(events).toHaveLength(2);
});

test("polls for new messages while the realtime server is unreachable", async ({ context, page }) => {
  const { ines, marc, id, path } = await twoFriends();
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await signInAs(context, ines, { locale: "en" });
  await page.goto(path);
  for (const text of ["First", "Second"]) {
    await insertMessage(id, marc, text);
    await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible({ timeout: 20_000 });
  }
});

test("fetches the messages that it missed when the connection is back", async ({ context, page }) => {
  const { ines, marc, id, path } = await twoFriends();
  const { subscribed, interrupt } = await interruptible(page, conversationChannel(id));
  // Requests before the subscription are polls, while the connection is being opened.
  const caughtUp = subscribed
    .then(() => page.waitForRequest((request) => request.url().includes(`/conversations/${id}/messages`)))
    .then((request) => request.response());
  await signInAs(context, ines, { locale: "en" });
  await page.goto(path);
  await caughtUp;
  // Inserts a message without an event, as if it had been sent during the gap.
  await insertMessage(id, marc, "Missed");
  await expect(page.getByText("Missed")).toHaveCount(0);
  await interrupt();
  await expect(page.getByRole("article").filter({ hasText: "Missed" })).toBeVisible({ timeout: 20_000 });
});

test("an open direct conversation disappears when the other user blocks the viewer", async ({
  context,
  page,
}) => {
  const { ines, marc, id } = await twoFriends();
  for (const text of ["Bonjour", "Tu viens ?", "À demain"]) await insertMessage(id, marc, text);
  await openChat(context, page, ines, "en", id);
  const written = page.getByRole("article");
  await expect(written).toHaveCount(3);
  await (await browserClient(marc)).call(blockUser, { body: { user_id: ines.id } });
  await expect(page.getByRole("main").getByText(errors.not_found)).toBeVisible();
  await expect(written).toHaveCount(0);
  await expect(messageBox(page, chat, marc.name)).toHaveCount(0);
  await expect(page.getByRole("link", { name: new RegExp(marc.name) })).toHaveCount(0);
  await page.getByRole("button", { name: chat.back }).last().click();
  await expect(page.getByText(chat.empty)).toBeVisible();
});
