import { adminPaths } from "@/lib/routes";
import moderationEn from "@/messages/en/moderation.json" with { type: "json" };
import usersEn from "@/messages/en/user-management.json" with { type: "json" };
import companiesFr from "@/messages/fr/company-management.json" with { type: "json" };
import moderationFr from "@/messages/fr/moderation.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { admin, company, student } from "../../support/users";

// The first rule: other tests change those after it.
const rule = { fr: moderationFr.rules.harassment, en: moderationEn.rules.harassment };

test("an administrator suspends a user for a rule alone, by keyboard", async ({ page, context }) => {
  const user = await student({ locale: "fr" });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/users/${user.id}`);
  await page.getByLabel(usersEn.statusOf.replace("{name}", user.name)).selectOption("suspended");
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: usersEn.suspend.confirm });
  await expect(confirm).toBeDisabled();
  const select = dialog.getByLabel(moderationEn.ruleField.label);
  await expect(select.getByRole("option", { name: rule.en })).toBeAttached();
  await select.focus();
  await page.keyboard.type(rule.en.slice(0, 6));
  await expect(select.locator("option:checked")).toHaveText(rule.en);
  await expectAccessible(page);
  await confirm.press("Enter");
  await expect(dialog).toHaveCount(0);
  const [stored] = await sql`select status_reason from users where id = ${user.id}`;
  expect(stored?.status_reason, "in the user's language").toBe(rule.fr);
});

test("an administrator suspends a company for a rule and a text, by mouse", async ({ page, context }) => {
  const owner = await company({ name: `Atelier ${crypto.randomUUID().slice(0, 8)}` });
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto(`${adminPaths.companies}?search=${encodeURIComponent(owner.name)}`);
  const name = companiesFr.suspended.actionOf.replace("{company}", owner.name);
  await page.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(moderationFr.ruleField.label).selectOption(rule.fr);
  await dialog.getByLabel(companiesFr.reason).fill("Trois signalements.");
  await dialog.getByRole("button", { name: companiesFr.suspended.action }).click();
  const row = page.getByRole("row").filter({ hasText: owner.name });
  await expect(row).toContainText(`${rule.fr} – Trois signalements.`);
});
