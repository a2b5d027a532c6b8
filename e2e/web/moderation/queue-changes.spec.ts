import type { BrowserContext, Page } from "@playwright/test";
import { decideHeld } from "@/lib/moderation/held-contract";
import { listQueue } from "@/lib/moderation/queue-contract";
import { adminPaths } from "@/lib/routes";
import errors from "@/messages/fr/errors.json" with { type: "json" };
import messages from "@/messages/fr/moderation.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };
import { confirmButton, expect, holdRequests, signInAs, test } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { insertAssignment, insertDecision, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

const { queue } = messages;

/** The queue of a moderator to whom a held post is assigned. */
async function openHeldPost(page: Page, context: BrowserContext) {
  const moderator = await admin();
  const { id } = await insertPost({ status: "pending" });
  await sql`update posts set held_for = 'link', held_at = now() where id = ${id}`;
  await insertAssignment(moderator, "held_post", id);
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const item = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
  return { id, item };
}

test("a decision reloads the list once", async ({ page, context }) => {
  const { item } = await openHeldPost(page, context);
  const loads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isPrefetch = request.headers()["next-router-prefetch"] !== undefined;
    if (!isPrefetch && (pathname === listQueue.path || pathname === adminPaths.reports)) loads.push(pathname);
  });
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === listQueue.path);
  await item.getByRole("button", { name: queue.actions.accept }).click();
  await expect(page.getByText(queue.empty, { exact: true })).toBeVisible();
  const count = String((await (await loaded).json()).waiting);
  const tab = queue.reportsTab.replace("{count, number}", count);
  await expect(page.getByRole("link", { name: tab })).toBeVisible();
  // The toast comes after everything that the decision loads.
  await expect(page.getByRole("region", { name: ui.toasts }).getByText(queue.published)).toBeVisible();
  expect(loads).toEqual([listQueue.path]);
});

test("a decision that fails leaves the focus on its button", async ({ page, context }) => {
  const { item } = await openHeldPost(page, context);
  await page.route(`**${decideHeld.path}`, (route) => route.abort());
  const accept = item.getByRole("button", { name: queue.actions.accept });
  await accept.press("Enter");
  await expect(page.getByRole("region", { name: ui.toasts }).getByRole("listitem")).toBeVisible();
  await expect(accept).toBeFocused();
});

test("a moderator who returns to the queue sees a colleague's decisions", async ({ page, context }) => {
  const moderator = await admin();
  const [first, second] = [await insertPost({ status: "pending" }), await insertPost({ status: "pending" })];
  for (const { id } of [first, second]) {
    await sql`update posts set held_for = 'link', held_at = now() where id = ${id}`;
    await insertAssignment(moderator, "held_post", id);
  }
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const items = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
  await items.first().getByRole("button", { name: queue.actions.accept }).click();
  await expect(items).toHaveCount(1);
  await page.getByRole("navigation", { name: queue.tabs }).getByRole("link").last().click();
  await expect(page).toHaveURL(/tab=decided/);
  await sql`update posts set status = 'published' where id in (${first.id}, ${second.id})`;
  await page.goBack();
  await expect(page.getByText(queue.empty, { exact: true })).toBeVisible();
});

test("deciding on the last item of a page leads to the previous page", async ({ page, context }) => {
  const moderator = await admin();
  const by = await student();
  for (let count = 0; count < 21; count++) {
    const { id } = await insertPost({ by, at: new Date(Date.now() - 3_600_000) });
    await insertReport("post", id);
    await insertAssignment(moderator, "post", id);
  }
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine&page=2`);
  const items = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === listQueue.path);
  await items.getByRole("button", { name: queue.actions.dismiss }).click();
  await loaded;
  await expect(items).toHaveCount(0);
  await expect(page.getByText(queue.empty)).toBeHidden();
  await page.getByRole("link", { name: ui.pages.toPage.replace("{page}", "1") }).click();
  await expect(items).toHaveCount(20);
});

test("a held text that is edited meanwhile must be read again before it is accepted", async ({
  page,
  context,
}) => {
  const { id, item } = await openHeldPost(page, context);
  const accept = item.getByRole("button", { name: queue.actions.accept });
  await expect(accept).toBeVisible();
  await sql`update posts set content = 'Tout autre chose', edited_at = now() where id = ${id}`;
  await accept.click();
  await expect(page.getByText(errors.text_edited).first()).toBeVisible();
  await expect(item).toContainText("Tout autre chose");
  await accept.click();
  await expect(page.getByText(queue.empty, { exact: true })).toBeVisible();
});

test("a company that is accepted meanwhile cannot be rejected", async ({ page, context }) => {
  const moderator = await admin();
  const { id } = await company({ status: "pending_verification" });
  await insertAssignment(moderator, "pending_company", id);
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const item = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
  await item.getByRole("button", { name: queue.actions.reject }).click();
  await sql`update users set status = 'active' where id = ${id}`;
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: messages.companies.reject, exact: true }).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(queue.empty, { exact: true })).toBeVisible();
  expect((await sql`select status from users where id = ${id}`)[0]?.status).toBe("active");
});

for (const action of ["assign", "delete"] as const)
  test(`a comment that is deleted meanwhile disappears from the queue after an attempt to ${action} it`, async ({
    page,
    context,
  }) => {
    const moderator = await admin();
    const visitor = { name: `Zoé ${randomKey()}`, email: "visiteuse@test.invalid" };
    const { id } = await insertComment({ visitor, status: "pending" });
    await insertAssignment(moderator, "pending_comment", id);
    await signInAs(context, moderator, { locale: "fr" });
    await page.goto(`${adminPaths.reports}?assigned=mine`);
    const item = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
    await item.getByRole("button", { name: queue.actions[action] }).click();
    await sql`update comments set status = 'deleted' where id = ${id}`;
    const dialog = page.getByRole("dialog");
    await confirmButton(dialog).click();
    await expect(dialog.getByText(errors.not_found)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(queue.empty, { exact: true })).toBeVisible();
  });

test("an item that a colleague assigns meanwhile stays assigned to that colleague's choice", async ({
  page,
  context,
}) => {
  const colleague = await admin();
  const { id, item } = await openHeldPost(page, context);
  await item.getByRole("button", { name: queue.actions.assign }).click();
  const isItem = sql`subject_type = 'held_post' and subject_id = ${id}`;
  await sql`update moderation_assignments set assignee_id = ${colleague.id} where ${isItem}`;
  const dialog = page.getByRole("dialog");
  await confirmButton(dialog).click();
  await expect(dialog.getByText(errors.already_assigned)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(queue.empty, { exact: true })).toBeVisible();
  const [row] = await sql`select assignee_id from moderation_assignments where ${isItem}`;
  expect(row?.assignee_id).toBe(colleague.id);
});

test("an appeal that a colleague has decided meanwhile disappears from the list", async ({
  page,
  context,
}) => {
  const author = await student({ name: `Zoé ${randomKey()}` });
  const id = await insertDecision(author);
  await sql`update moderation_decisions set appeal = 'Non', appealed_at = now() - interval '1 year' where id = ${id}`;
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto(`${adminPaths.reports}?tab=appeals`);
  const item = page.getByRole("listitem").filter({ hasText: author.name });
  await item.getByRole("button", { name: messages.appeals.uphold }).click();
  await sql`update moderation_decisions set appeal_decided_at = now() where id = ${id}`;
  const dialog = page.getByRole("dialog");
  await confirmButton(dialog).click();
  await expect(dialog.getByText(errors.already_decided)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(item).toHaveCount(0);
});

test("a company that a colleague has accepted meanwhile disappears from the dashboard", async ({
  page,
  context,
}) => {
  const name = `Zoé ${randomKey()}`;
  const { id } = await company({ name, status: "pending_verification" });
  // The list begins with the accounts that have waited longest.
  await sql`update users set created_at = now() - interval '1 year' where id = ${id}`;
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto(adminPaths.home);
  const accept = page.getByRole("button", { name: messages.companies.acceptOne.replace("{company}", name) });
  await expect(accept).toBeEnabled();
  // The activity of other tests refreshes the dashboard, which would remove the button before the click.
  const release = await holdRequests(page, /[?&]_rsc=/);
  await sql`update users set status = 'active' where id = ${id}`;
  await accept.click();
  await expect(page.getByText(errors.already_decided).first()).toBeVisible();
  release();
  await expect(accept).toHaveCount(0);
});

test("a key that is held down decides on one item only", async ({ page, context }) => {
  const moderator = await admin();
  for (const hour of [2, 1]) {
    const { id } = await insertPost({ status: "pending" });
    await sql`update posts set held_for = 'link', held_at = now() - make_interval(hours => ${hour}) where id = ${id}`;
    await insertAssignment(moderator, "held_post", id);
  }
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const items = page.getByRole("list", { name: queue.listLabel }).locator(":scope > li");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(decideHeld.path)) calls++;
  });
  await items.first().focus();
  await page.keyboard.down(queue.keyOf.accept);
  await expect(items).toHaveCount(1);
  await expect(items).toBeFocused();
  await page.keyboard.down(queue.keyOf.accept);
  await page.keyboard.up(queue.keyOf.accept);
  await page.keyboard.press(queue.keyOf.assign);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(calls).toBe(1);
});

test("the focus stays in its place when a list that failed is loaded again", async ({ page, context }) => {
  const moderator = await admin();
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(adminPaths.reports);
  const { id } = await insertPost({ status: "pending" });
  await sql`update posts set held_for = 'link', held_at = now() where id = ${id}`;
  await insertAssignment(moderator, "held_post", id);
  const calls = "**/api/admin/moderation/queue?*";
  await page.route(calls, (route) => route.abort());
  await page.getByLabel(queue.assigned.label).selectOption("mine");
  const retry = page.getByRole("alert").getByRole("button", { name: ui.retry });
  await expect(retry).toBeVisible();
  await page.unroute(calls);
  await retry.press("Enter");
  const list = page.getByRole("list", { name: queue.listLabel });
  await expect(list.locator(":scope > li")).toHaveCount(1);
  await expect(page.locator(":focus").filter({ has: list })).toHaveCount(1);
});
