import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { appealDecision, getDecision } from "@/lib/moderation/decisions-contract";
import { appealSuspension } from "@/lib/moderation/suspension-appeals-contract";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient, visitorClient } from "../../support/api";
import { confirmButton, expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { moveAppealToTop } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { type ReportedItem, reportedItems } from "../../support/reported-items";
import { admin, password, student, type TestUser } from "../../support/users";

/** Inserts posts with so many reports that they come first in the queue. */
async function reportedPosts(count: number, by: TestUser): Promise<number[]> {
  const reporters = await Promise.all(Array.from({ length: 8 }, () => student()));
  const ids: number[] = [];
  // An hour old, so that they are not at the top of the feed, which other tests read.
  const at = new Date(Date.now() - 3_600_000);
  for (let index = 0; index < count; index++) {
    const { id } = await insertPost({ by, content: `Un texte blessant, numéro ${index}`, at });
    const rows = reporters.map((reporter) => ({
      reporter_id: reporter.id,
      subject_type: "post",
      subject_id: id,
      reason: "Ce texte insulte une camarade.",
    }));
    await sql`insert into reports ${sql(rows)}`;
    ids.push(id);
  }
  return ids;
}

const cards = (page: Page, label: string) => page.getByRole("list", { name: label }).locator(":scope > li");

for (const [locale, device] of [
  ["fr", "phone"],
  ["en", "desktop"],
  ["en", "phone"],
  ["fr", "desktop"],
] as const)
  test(`a moderator decides by keyboard, and the author appeals, in ${locale} on a ${device}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const t = messages[locale].moderation;
    const author = await student({ name: `Zoé ${randomKey()}` });
    const ids = await reportedPosts(25, author);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/reports");
    const own = cards(page, t.queue.listLabel).filter({ hasText: author.name });
    await own.first().focus();
    for (let left = ids.length; left > 2; left--) {
      const title = await page.locator("li:focus h2").getAttribute("id");
      const decided = page.waitForResponse("**/decision");
      await page.keyboard.press(t.queue.keyOf.dismiss);
      await decided;
      await expect(page.locator(`#${title}`)).toHaveCount(0);
      await expect(page.locator("li:focus").filter({ hasText: author.name })).toHaveCount(1);
    }
    const focused = page.locator("li:focus");
    await page.keyboard.press(t.queue.keyOf.hide);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(t.queue.meaning.hide);
    await page.keyboard.press("Escape");
    await expect(focused).toHaveCount(1);
    await page.keyboard.press(t.queue.keyOf.hide);
    await expect(dialog.getByLabel(t.queue.rule)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Insultes");
    await page.keyboard.press("Escape");
    await expect(focused).toHaveCount(1);
    await page.keyboard.press(t.queue.keyOf.hide);
    await expect(dialog.getByLabel(t.queue.explanation)).toHaveValue("Insultes");
    await expect(dialog.getByLabel(t.queue.rule)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.queue.decided).last()).toBeVisible();
    await expect(own).toHaveCount(1);
    const open =
      await sql`select count(*)::int from reports where status = 'pending' and subject_id = any(${ids}) and subject_type = 'post'`;
    expect(open[0]?.count, "one post is left").toBe(8);

    const other = await browser.newContext();
    await signInAs(other, author, { locale });
    const viewer = await other.newPage();
    await viewer.goto("/student/dashboard/notifications");
    const about = locale === "fr" ? /décision sur votre publication/ : /decision on your post/;
    await viewer.getByRole("main").getByRole("link", { name: about }).click();
    await expect(viewer.getByRole("heading", { level: 1, name: t.decision.title })).toBeVisible();
    await expect(viewer.getByText(t.rules.harassment)).toBeVisible();
    await expectAccessible(viewer);
    await viewer.getByLabel(t.decision.appealLabel).fill("C’était une citation.");
    await viewer.getByRole("button", { name: t.decision.send }).click();
    await expect(viewer.locator(":focus"), "the card has the focus").toContainText(t.decision.yourAppeal);

    await moveAppealToTop(author);
    await page.goto("/admin/dashboard/reports?tab=appeals");
    const appeal = cards(page, t.appeals.listLabel).filter({ hasText: author.name });
    await expect(appeal).toContainText(t.appeals.own);
    const second = await browser.newContext();
    await signInAs(second, await admin(), { locale });
    const otherPage = await second.newPage();
    await otherPage.goto("/admin/dashboard/reports?tab=appeals");
    const answered = cards(otherPage, t.appeals.listLabel).filter({ hasText: author.name });
    const title = t.appeals.by.replace("{name}", author.name);
    const overturn = t.queue.actionOf.replace("{action}", t.appeals.overturn).replace("{title}", title);
    await answered.getByRole("button", { name: overturn }).click();
    await confirmButton(otherPage.getByRole("dialog")).click();
    await expect(otherPage.getByText(t.appeals.overturned)).toBeVisible();
    await viewer.reload();
    await expect(viewer.getByRole("status").filter({ hasText: /annulé|overturned/ })).toBeVisible();
    await sql`update reports set status = 'reviewed' where subject_id = any(${ids}) and subject_type = 'post'`;
    await sql`update posts set status = 'deleted' where id = any(${ids})`;
    await other.close();
    await second.close();
  });

for (const locale of ["fr", "en"] as const)
  test(`the reports are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const name = `Maximilienne-Alexandrine ${"de la Tour ".repeat(3)}d’Auvergne`;
    const ids = await reportedPosts(1, await student({ name }));
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/reports");
    await inEachVariant(page, locale, async () => {
      await expect(cards(page, messages[locale].moderation.queue.listLabel).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
    await page.goto("/admin/dashboard/reports?tab=appeals");
    await inEachVariant(page, locale, () => expectAccessible(page));
    await sql`update reports set status = 'reviewed' where subject_id = any(${ids}) and subject_type = 'post'`;
    await sql`update posts set status = 'deleted' where id = any(${ids})`;
  });

const maxTabs = 100;
type Words = (typeof messages)[Locale]["moderation"]["queue"];

/** These tests are in this file, which runs in sequence, because the items with the most reports come first. */
for (const [locale, device, count] of [
  ["fr", "desktop", 50],
  ["en", "phone", 20],
] as const)
  test(`a moderator decides on ${count} reports by keyboard, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const t = messages[locale].moderation.queue;
    const reporters = await Promise.all(Array.from({ length: 12 }, () => student()));
    const items = await reportedItems(count, reporters);
    const moderator = await admin();
    await page.setViewportSize(viewports[device]);
    await signInAs(context, moderator, { locale });
    await page.goto("/admin/dashboard/reports");
    const help = page.getByRole("dialog");
    // Repeats, because the list may not handle keys yet.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(help).toContainText(t.keys.suspend, { timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await focusFirst(page, t);
    for (const [index, item] of items.entries()) {
      await expect(page.locator("li:focus")).toContainText(item.author.name);
      await decide(page, item, t);
      const next = items[index + 1];
      if (next) await expect(page.locator("li:focus")).toContainText(next.author.name);
    }
    for (const item of items) await expectDecided(item, moderator.id, reporters[0]?.id);
    const appealable = items.filter(({ action }) => action !== "dismiss");
    for (const item of appealable) await expectAppealable(item);
  });

async function focusFirst(page: Page, t: Words): Promise<void> {
  const focused = page.getByRole("list", { name: t.listLabel, exact: true }).locator(":scope > li:focus");
  for (let tabs = 0; tabs < maxTabs && (await focused.count()) === 0; tabs++)
    await page.keyboard.press("Tab");
}

async function decide(page: Page, { action }: ReportedItem, t: Words): Promise<void> {
  const response = page.waitForResponse("**/decision");
  await page.keyboard.press(t.keyOf[action]);
  if (action !== "dismiss") {
    await expect(page.getByRole("dialog").getByLabel(t.rule)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Insultes");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  expect((await response).status()).toBe(200);
}

const subjectOf = ({ subject, subjectId }: ReportedItem) =>
  sql`subject_type = ${subject} and subject_id = ${subjectId}`;

/** Expects the decision, the notifications of the author and the reporter, and the audit log entry. */
async function expectDecided(item: ReportedItem, moderatorId: number, reporterId = 0): Promise<void> {
  const { subject, subjectId, author, action } = item;
  const description = `${action} on ${subject}`;
  const open = await sql`select from reports where ${subjectOf(item)} and status = 'pending'`;
  expect(open, description).toHaveLength(0);
  const [decision] = await sql`select id, action, author_id, moderator_id from moderation_decisions
    where ${subjectOf(item)}`;
  expect(decision, description).toMatchObject({ action, author_id: author.id, moderator_id: moderatorId });
  const [logged] = await sql`select details ->> 'action' as action from audit_log
    where action = 'reports_decided' and actor_id = ${moderatorId} and ${subjectOf(item)}`;
  expect(logged?.action, description).toBe(action);
  const [notified] = await sql`select params ->> 'outcome' as outcome from notifications
    where user_id = ${reporterId} and group_key = ${`report_decided:${subject}:${subjectId}`}`;
  expect(notified?.outcome, description).toBe(action === "dismiss" ? "reviewed" : "resolved");
  const statements = await sql`select params ->> 'action' as action from notifications
    where user_id = ${author.id} and kind = 'content_moderated'`;
  expect(
    statements.map((row) => row.action),
    description,
  ).toEqual(action === "dismiss" ? [] : [action]);
  const [account] = await sql`select status from users where id = ${author.id}`;
  expect(account?.status, description).toBe(action === "suspend" ? "suspended" : "active");
}

async function expectAppealable(item: ReportedItem): Promise<void> {
  const [row] = await sql`select id from moderation_decisions where ${subjectOf(item)}`;
  const params = { id: Number(row?.id) };
  const text = "C’était une citation.";
  if (item.action === "suspend") {
    const body = { email: item.author.email, password, text };
    const appeal = await visitorClient().call(appealSuspension, { body });
    expect(appeal.status, `suspend on ${item.subject}`).toBe(200);
    await sql`update moderation_decisions set appeal_decided_at = now() where id = ${params.id}`;
    return;
  }
  const author = await browserClient(item.author);
  expect((await author.call(getDecision, { params })).body.data.action).toBe(item.action);
  const appeal = await author.call(appealDecision, { params, body: { text } });
  expect(appeal.status, `${item.action} on ${item.subject}`).toBe(200);
  await sql`update moderation_decisions set appeal_decided_at = now() where id = ${params.id}`;
}
