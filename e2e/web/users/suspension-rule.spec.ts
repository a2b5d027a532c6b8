import { adminPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, company, student } from "../../support/users";

const moderationFr = messages.fr.moderation;
const moderationEn = messages.en.moderation;

// The first rule, because other tests change those after it.
const texts = {
  fr: {
    users: messages.fr.userManagement,
    companies: messages.fr.companyManagement,
    ruleField: moderationFr.ruleField,
    rule: moderationFr.rules.harassment,
  },
  en: {
    users: messages.en.userManagement,
    companies: messages.en.companyManagement,
    ruleField: moderationEn.ruleField,
    rule: moderationEn.rules.harassment,
  },
};

for (const [locale, device, input] of inputFlows)
  test(`an administrator suspends a user for a rule only by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { users, ruleField, rule } = texts[locale];
    const { activate, choose } = actionsBy(input);
    const user = await student({ locale: "fr" });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users/${user.id}`);
    await choose(page.getByLabel(users.statusOf.replace("{name}", user.name)), "suspended");
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: users.suspend.confirm });
    await expect(confirm).toBeDisabled();
    const select = dialog.getByLabel(ruleField.label);
    const option = select.getByRole("option", { name: rule });
    await expect(option).toBeAttached();
    await choose(select, (await option.getAttribute("value")) ?? "");
    await expectAccessible(page);
    await activate(confirm);
    await expect(dialog).toHaveCount(0);
    const [stored] = await sql`select status_reason from users where id = ${user.id}`;
    expect(stored?.status_reason, "in the user's language").toBe(texts.fr.rule);
  });

for (const [locale, device, input] of inputFlows)
  test(`an administrator suspends a company for a rule and a text by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { companies, ruleField, rule } = texts[locale];
    const { activate, choose, fill } = actionsBy(input);
    const owner = await company({ name: `Atelier ${randomKey()}`, locale });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`${adminPaths.companies}?search=${encodeURIComponent(owner.name)}`);
    const name = companies.suspended.actionOf.replace("{company}", owner.name);
    await activate(page.getByRole("button", { name }));
    const dialog = page.getByRole("dialog");
    const select = dialog.getByLabel(ruleField.label);
    const option = select.getByRole("option", { name: rule });
    await choose(select, (await option.getAttribute("value")) ?? "");
    await fill(dialog.getByLabel(companies.reason), "Trois signalements.");
    await activate(dialog.getByRole("button", { name: companies.suspended.action }));
    const row = page.getByRole("row").filter({ hasText: owner.name });
    await expect(row).toContainText(`${rule} – Trois signalements.`);
  });

test("a suspension that is saved does not close the dialog that was opened again since", async ({
  page,
  context,
}) => {
  const { users } = texts.en;
  const user = await student();
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/users/${user.id}`);
  const status = page.getByLabel(users.statusOf.replace("{name}", user.name));
  const dialog = page.getByRole("dialog");
  await status.selectOption("suspended");
  await dialog.getByLabel(users.suspend.reason).fill("Insults");
  const url = `**/api/admin/users/${user.id}/status`;
  const release = await holdRequests(page, url);
  const sent = page.waitForRequest(url);
  await dialog.getByRole("button", { name: users.suspend.confirm }).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await status.selectOption("suspended");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(users.suspend.reason).fill("Insults and threats");
  release();
  await expect(page.getByText(users.statusDone)).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await status.selectOption("active");
  await expect(status).toHaveValue("active");
  await status.selectOption("suspended");
  await expect(dialog.getByLabel(users.suspend.reason)).toHaveValue("Insults and threats");
});
