import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { adminPaths } from "@/lib/routes";
import { confirmButton, expect, signInAs, test, viewports } from "../../support/browser";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { actionsBy, type Input, inputFlows, moveFocusTo } from "../../support/input";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { insertAssignment, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, company, student, type TestUser } from "../../support/users";

type Words = (typeof messages)[Locale]["moderation"];
type Action = keyof Words["queue"]["actions"];
type Subject = "post" | "comment" | "job" | "pending_comment" | "pending_company" | "held_post";
type Item = { action: Action; subject: Subject; name: string; author: TestUser | null };

const plan: [Action, Subject][] = [
  ["dismiss", "post"],
  ["hide", "post"],
  ["delete", "comment"],
  ["warn", "post"],
  ["suspend", "comment"],
  ["assign", "job"],
  ["accept", "pending_comment"],
  ["delete", "pending_comment"],
  ["accept", "pending_company"],
  ["reject", "pending_company"],
  ["accept", "held_post"],
  ["reject", "held_post"],
];

/** Creates items that are assigned to the moderator, so that the list has none of other tests. */
async function itemsOf(moderator: TestUser): Promise<Item[]> {
  const items: Item[] = [];
  for (const [action, subject] of plan) {
    const name = `Zoé ${randomKey()}`;
    const { id, author } = await insertItem(subject, name);
    await insertAssignment(moderator, subject, id);
    items.push({ action, subject, name, author });
  }
  return items;
}

async function insertItem(subject: Subject, name: string): Promise<{ id: number; author: TestUser | null }> {
  if (subject === "pending_comment") {
    const visitor = { name, email: "visiteur@test.invalid" };
    return { id: (await insertComment({ visitor, status: "pending" })).id, author: null };
  }
  if (subject === "pending_company") {
    const { id } = await company({ name, status: "pending_verification" });
    return { id, author: null };
  }
  const author = await (subject === "job" ? company({ name }) : student({ name }));
  if (subject === "held_post") {
    const { id } = await insertPost({ by: author, status: "pending" });
    await sql`update posts set held_for = 'link', held_at = now() where id = ${id}`;
    return { id, author };
  }
  const insert = { post: insertPost, comment: insertComment, job: insertJob }[subject];
  const { id } = await insert({ by: author });
  await insertReport(subject, id);
  return { id, author };
}

/** Decides with the button of the item and in the dialog that most actions open. */
async function decide(page: Page, item: Item, { t, input, colleague }: Options): Promise<void> {
  await closeToasts(page);
  const { activate, choose, fill } = actionsBy(input);
  const title = t.reports[item.subject].replace("{name}", item.name);
  const labelOf = (action: string) => t.queue.actionOf.replace("{action}", action).replace("{title}", title);
  const button = page.getByRole("button", { name: labelOf(t.queue.actions[item.action]), exact: true });
  if (item.subject === "post")
    await expect(page.getByRole("link", { name: labelOf(t.queue.open), exact: true })).toBeVisible();
  if (input === "keyboard" && item.action === "assign") {
    await moveFocusTo(button);
    await page.keyboard.press(t.queue.keyOf.assign);
  } else await activate(button);
  const dialog = page.getByRole("dialog");
  if (item.action === "dismiss" || item.action === "accept") return;
  if (item.action === "assign") await choose(dialog.getByLabel(t.queue.assignee), String(colleague.id));
  else if (item.subject === "pending_company") await fill(dialog.getByRole("textbox"), "Pas une entreprise.");
  else if (item.subject !== "pending_comment")
    await choose(dialog.getByLabel(t.queue.rule), await thirdRule(page, t));
  await activate(confirmButton(dialog));
}

type Options = { t: Words; input: Input; colleague: TestUser };

/** The toasts of nine decisions cover the list on a phone, and stay while a pointer is over them. */
async function closeToasts(page: Page): Promise<void> {
  await page.locator("[data-sonner-toast] p").evaluateAll((texts: HTMLElement[]) => {
    for (const text of texts) text.click();
  });
}

const thirdRule = async (page: Page, t: Words) =>
  (await page.getByLabel(t.queue.rule).locator("option").nth(3).getAttribute("value")) ?? "";

for (const [locale, device, input] of inputFlows)
  test(`a moderator decides on items and appeals by the buttons, by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const t = messages[locale].moderation;
    const [moderator, colleague] = [await admin(), await admin({ name: `Z${crypto.randomUUID()}` })];
    const items = await itemsOf(moderator);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, moderator, { locale });
    await page.goto(`${adminPaths.reports}?assigned=mine`);
    const cards = page.getByRole("list", { name: t.queue.listLabel, exact: true }).locator(":scope > li");
    for (const [index, item] of items.entries()) {
      await expect(cards).toHaveCount(items.length - index);
      await decide(page, item, { t, input, colleague });
    }
    await expect(page.getByText(t.queue.empty)).toBeVisible();
    await expectDecided(items, colleague);

    const hidden = items[1] as Item;
    const deleted = items[2] as Item;
    for (const { author } of [hidden, deleted])
      await sql`update moderation_decisions set appeal = 'Une citation', appealed_at = now() - interval '1 year'
        where author_id = ${author?.id ?? 0}`;
    const other = await browser.newContext({ viewport: viewports[device] });
    await signInAs(other, colleague, { locale });
    const second = await other.newPage();
    await second.goto(`${adminPaths.reports}?tab=appeals`);
    const appeal = (name: string) => second.getByRole("listitem").filter({ hasText: name });
    const { activate } = actionsBy(input);
    const confirm = confirmButton(second.getByRole("dialog"));
    await activate(appeal(hidden.name).getByRole("button", { name: t.appeals.uphold }));
    await activate(confirm);
    await expect(appeal(hidden.name)).toHaveCount(0);
    await activate(appeal(deleted.name).getByRole("button", { name: t.appeals.overturn }));
    await activate(confirm);
    await expect(appeal(deleted.name)).toHaveCount(0);
    await expect(second.getByText(t.appeals.overturned)).toBeVisible();
    await other.close();
  });

/** Expects the result of each decision: the authors' status, and the new assignee of an item. */
async function expectDecided(items: Item[], colleague: TestUser): Promise<void> {
  const ids = items.flatMap(({ author }) => author?.id ?? []);
  const decisions =
    await sql`select action from moderation_decisions where author_id = any(${ids}) order by id`;
  const expected = ["dismiss", "hide", "delete", "warn", "suspend"];
  expect(decisions.map(({ action }) => action).slice(0, expected.length)).toEqual(expected);
  const suspended = items.find(({ action }) => action === "suspend")?.author?.id ?? 0;
  const [account] = await sql`select status from users where id = ${suspended}`;
  expect(account?.status).toBe("suspended");
  const handed =
    await sql`select subject_type from moderation_assignments where assignee_id = ${colleague.id}`;
  expect(handed).toEqual([{ subject_type: "job" }]);
}
