import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { adminPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertAssignment, insertReport } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { addRules, deleteRules, newRule, resetRules } from "../../support/school-rules";
import { admin, type TestUser } from "../../support/users";

const { queue } = messages.fr.moderation;
type Words = typeof messages.fr.schoolSettings.schoolRules;

// The tests edit one list, so they run in sequence. Its first rule stays: other tests use it for decisions.
test.describe.configure({ mode: "serial" });
test.afterAll(async () => void (await resetRules()));

const numbered = (text: string, number: number) => text.replace("{number}", String(number));
const formOf = (page: Page, t: Words) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: t.save }) });
const ruleOf = (form: Locator, t: Words, number: number) =>
  form.getByRole("group", { name: numbered(t.rule, number), exact: true });
const textOf = (form: Locator, t: Words, number: number, locale: Locale) =>
  ruleOf(form, t, number).getByLabel(t.inLocale[locale]);

/** Assigns the report to the moderator, because items of other tests may fill the first page of the whole queue. */
async function reportFor(moderator: TestUser) {
  const reported = await insertPost({ content: "Un texte blessant" });
  await insertReport("post", reported.id, { reason: "Téléphone" });
  await insertAssignment(moderator, "post", reported.id);
  return reported;
}

test("an administrator edits the rules by mouse, in French, and a moderator decides by a new one", async ({
  page,
  context,
  browser,
}) => {
  const t = messages.fr.schoolSettings.schoolRules;
  const moderator = await admin();
  await signInAs(context, moderator, { locale: "fr" });
  await page.goto(adminPaths.schoolSettings);
  const form = formOf(page, t);
  await form.getByRole("button", { name: t.add }).click();
  await textOf(form, t, 9, "fr").fill("Pas de téléphone en cours");
  await textOf(form, t, 9, "en").fill("No phones in class");
  await page.reload();
  await expect(textOf(form, t, 9, "fr")).toHaveValue("Pas de téléphone en cours");
  await form.getByRole("button", { name: numbered(t.up, 9) }).click();
  await expect(textOf(form, t, 8, "fr")).toHaveValue("Pas de téléphone en cours");
  await form.getByRole("button", { name: numbered(t.delete, 7) }).click();
  await expect(form.getByRole("group")).toHaveCount(8);
  await form.getByRole("button", { name: numbered(t.down, 7) }).click();
  await form.getByRole("button", { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await page.reload();
  await expect(textOf(form, t, 8, "en")).toHaveValue("No phones in class");
  await expect(textOf(form, t, 7, "fr")).toHaveValue(messages.fr.moderation.rules.other);
  await expect(form.getByText(messages.fr.moderation.rules.fraud)).toHaveCount(0);

  const { id, by } = await reportFor(moderator);
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  await page.getByRole("button", { name: new RegExp(`^${queue.actions.hide}`) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(queue.rule).selectOption("Pas de téléphone en cours");
  await dialog.getByLabel(queue.explanation).fill("Rangez-le.");
  await dialog.getByRole("button", { name: queue.confirm.hide }).click();
  await expect(page.getByText(queue.decided).last()).toBeVisible();

  const [decision] =
    await sql`select id from moderation_decisions where subject_type = 'post' and subject_id = ${id}`;
  const other = await browser.newContext();
  await signInAs(other, by, { locale: "en" });
  const viewer = await other.newPage();
  await viewer.goto(`/student/dashboard/decisions/${decision?.id}`);
  await expect(viewer.getByText("No phones in class")).toBeVisible();
  await other.close();
});

test("a draft of rules that a colleague has changed since shows a message, and can be cancelled", async ({
  page,
  context,
}) => {
  const t = messages.en.schoolSettings.schoolRules;
  await resetRules();
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(adminPaths.schoolSettings);
  const form = formOf(page, t);
  const total = await form.getByRole("group").count();
  await textOf(form, t, 2, "en").fill("My own words");
  await page.reload();
  await expect(textOf(form, t, 2, "en")).toHaveValue("My own words");
  await expect(form.getByText(messages.en.ui.outdatedDraft)).toHaveCount(0);
  await addRules(await browserClient(await admin()), newRule());
  await page.reload();
  await expect(form.getByText(messages.en.ui.outdatedDraft)).toBeVisible();
  await expect(textOf(form, t, 2, "en")).toHaveValue("My own words");
  await form.getByRole("button", { name: messages.en.ui.cancel }).click();
  await expect(form.getByText(messages.en.ui.outdatedDraft)).toHaveCount(0);
  await expect(form.getByRole("group")).toHaveCount(total + 1);
  await expect(textOf(form, t, 2, "en")).not.toHaveValue("My own words");
  await page.reload();
  await expect(textOf(form, t, 2, "en")).not.toHaveValue("My own words");
});

test("a rule that is deleted while a moderator decides is rejected, and the typed text is kept", async ({
  page,
  context,
}) => {
  const moderator = await admin();
  const school = await browserClient(moderator);
  const [rule] = await addRules(school, newRule());
  await signInAs(context, moderator, { locale: "fr" });
  await reportFor(moderator);
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  await page.getByRole("button", { name: new RegExp(`^${queue.actions.hide}`) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(queue.rule).selectOption(String(rule?.fr));
  await dialog.getByLabel(queue.explanation).fill("Rangez-le.");
  await deleteRules(school, String(rule?.id));
  const confirm = dialog.getByRole("button", { name: queue.confirm.hide });
  await confirm.click();
  await expect(dialog.getByText(messages.fr.validation.rule_unknown)).toBeVisible();
  await expect(dialog.getByLabel(queue.explanation)).toHaveValue("Rangez-le.");
  await dialog.getByLabel(queue.rule).selectOption(messages.fr.moderation.rules.harassment);
  await confirm.click();
  await expect(page.getByText(queue.decided).last()).toBeVisible();
});

test("the select of a rule keeps the focus when the rules have changed since the page was loaded", async ({
  page,
  context,
}) => {
  const moderator = await admin();
  await signInAs(context, moderator, { locale: "fr" });
  await reportFor(moderator);
  await page.goto(`${adminPaths.reports}?assigned=mine`);
  const [rule] = await addRules(await browserClient(moderator), newRule());
  await page.getByRole("button", { name: new RegExp(`^${queue.actions.hide}`) }).press("Enter");
  const field = page.getByRole("dialog").getByLabel(queue.rule);
  await expect(field).toContainText(String(rule?.fr));
  await expect(field).toBeFocused();
});

for (const [locale, device, input] of inputFlows)
  test(`an administrator adds, moves and deletes rules by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].schoolSettings.schoolRules;
    const { activate, fill } = actionsBy(input);
    await resetRules();
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.schoolSettings);
    const form = formOf(page, t);
    const total = await form.getByRole("group").count();
    const button = (name: string, number: number) =>
      form.getByRole("button", { name: numbered(name, number), exact: true });
    const save = form.getByRole("button", { name: t.save });
    await activate(form.getByRole("button", { name: t.add }));
    await expect(textOf(form, t, total + 1, "fr")).toBeFocused();
    await page.keyboard.type("Respect du matériel");
    await activate(save);
    await expect(ruleOf(form, t, total + 1).getByText(messages[locale].validation.required)).toHaveCount(1);
    await expect(textOf(form, t, total + 1, "en")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("Another school rule");
    await activate(save);
    await expect(ruleOf(form, t, total + 1).getByText(messages[locale].validation.rule_twice)).toBeVisible();
    await expect(textOf(form, t, total + 1, "fr"), "nothing is lost").toHaveValue("Respect du matériel");
    await fill(textOf(form, t, total + 1, "en"), "Look after the equipment");
    for (let offset = total + 1; offset > 2; offset--) {
      await activate(button(t.up, offset));
      await expect(button(t.up, offset - 1)).toBeFocused();
    }
    const moved = t.moved.replace("{number}", "2").replace("{total}", String(total + 1));
    await expect(form.getByRole("status").filter({ hasText: moved })).toHaveCount(1);
    await activate(button(t.down, 2));
    await expect(button(t.down, 3)).toBeFocused();
    await expect(textOf(form, t, 3, "en")).toHaveValue("Look after the equipment");
    for (let index = 2; index <= total; index++) await activate(button(t.down, index));
    await expect(button(t.up, total + 1), "the last one cannot go down").toBeFocused();
    await activate(button(t.delete, total + 1));
    await expect(button(t.delete, total)).toBeFocused();
    await activate(save);
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(form.getByRole("group")).toHaveCount(total);
    await expect(textOf(form, t, 2, "fr")).toHaveValue("Respect du matériel");
    await expectNoSidewaysScroll(page);
  });

/** The first rule stays unchanged, because other tests use it for decisions. */
function longRules() {
  const first = {
    id: "harassment",
    fr: messages.fr.moderation.rules.harassment,
    en: messages.en.moderation.rules.harassment,
  };
  const others = Array.from({ length: 29 }, (_, index) => ({
    id: `rule-${index}`,
    fr: `${index} ${"Anticonstitutionnellement".repeat(8)}`.slice(0, 200),
    en: `${index} ${"No insults, threats or mockery of others, in public or in private. ".repeat(3)}`.slice(
      0,
      200,
    ),
  }));
  return [first, ...others];
}

for (const locale of ["fr", "en"] as const)
  test(`thirty long rules are accessible in every theme and width, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const t = messages[locale].schoolSettings.schoolRules;
    await sql`update school_settings set rules = ${sql.json(longRules())}`;
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.schoolSettings);
    const form = formOf(page, t);
    await inEachVariant(page, locale, async () => {
      await expect(form.getByText(t.full)).toBeVisible();
      await expect(form.getByRole("button", { name: t.add })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
