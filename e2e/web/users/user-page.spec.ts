import messagesEn from "@/messages/en/user-management.json" with { type: "json" };
import validationEn from "@/messages/en/validation.json" with { type: "json" };
import messagesFr from "@/messages/fr/user-management.json" with { type: "json" };
import validationFr from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test, widths } from "../../support/browser";
import { sql } from "../../support/database";
import { decisionOn } from "../../support/moderation";
import { post } from "../../support/posts";
import { admin, student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };
const validation = { fr: validationFr, en: validationEn };
for (const locale of ["fr", "en"] as const)
  for (const place of ["phone", "desk"] as const)
    test(`an administrator verifies, promotes and deletes a user by keyboard, in ${locale} on a ${place}`, async ({
      page,
      context,
    }) => {
      const t = words[locale];
      const name = `Zoé ${crypto.randomUUID().slice(0, 8)}`;
      const someone = await student({ name, unverified: true });
      await post({ by: someone, content: "Le préau est ouvert" });
      await page.setViewportSize(widths[place]);
      await signInAs(context, await admin(), { locale });
      await page.goto(`/admin/dashboard/users?search=${encodeURIComponent(name)}`);
      const press = (button: string, within = page.getByRole("main")) =>
        within.getByRole("button", { name: button, exact: true }).press("Enter");
      await page.getByRole("link", { name, exact: true }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText("Le préau est ouvert")).toBeVisible();
      await expect(page.getByText(t.details.unverified)).toBeVisible();

      await press(t.details.verifyEmail);
      await expect(page.getByText(t.details.verified, { exact: true })).toBeVisible();
      await press(t.roleSwitch.admin.action);
      const question = page.getByRole("dialog", { name: t.roleSwitch.admin.title.replace("{name}", name) });
      await question.getByRole("button", { name: t.roleSwitch.admin.action }).press("Enter");
      await expect(page.getByRole("button", { name: t.roleSwitch.student.action })).toBeVisible();
      const [stored] = await sql`select role from users where id = ${someone.id}`;
      expect(stored?.role).toBe("admin");

      await press(t.delete.actionOf.replace("{name}", name));
      const deletion = page.getByRole("dialog", { name: t.delete.title.replace("{name}", name) });
      await deletion.getByRole("button", { name: t.delete.confirm }).press("Enter");
      await press(t.restore.actionOf.replace("{name}", name));
      await expect(page.getByRole("button", { name: t.details.sendResetLink })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

for (const locale of ["fr", "en"] as const)
  for (const place of ["phone", "desk"] as const)
    test(`an administrator suspends a user until a day by keyboard, in ${locale} on a ${place}`, async ({
      page,
      context,
    }) => {
      const t = words[locale];
      const someone = await student();
      const until = `${new Date().getFullYear() + 1}-03-09`;
      await page.setViewportSize(widths[place]);
      await signInAs(context, await admin(), { locale });
      await page.goto(`/admin/dashboard/users/${someone.id}`);
      await page.getByLabel(t.statusOf.replace("{name}", someone.name)).selectOption("suspended");
      const dialog = page.getByRole("dialog", { name: t.suspend.title.replace("{name}", someone.name) });
      await dialog.getByLabel(t.suspend.reason).pressSequentially("Insultes");
      const end = dialog.getByLabel(t.suspend.until);
      await expect(end).toHaveAccessibleDescription(t.suspend.untilHint);
      await end.fill("2020-01-01");
      await dialog.getByRole("button", { name: t.suspend.confirm }).press("Enter");
      await expect(dialog.getByText(validation[locale].end_past)).toBeVisible();
      await end.fill(until);
      await dialog.getByRole("button", { name: t.suspend.confirm }).press("Enter");
      await expect(dialog).toHaveCount(0);
      const date = new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-GB", { dateStyle: "long" });
      const shown = t.details.suspendedUntil.replace("{date}", date.format(new Date(`${until}T12:00:00`)));
      await expect(page.getByText(shown)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

for (const { locale, colorScheme, width } of looks)
  test(`the page of a user is accessible, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    const someone = await student({ name: `Maximilienne-Alexandrine ${"de la Tour ".repeat(3)}d’Auvergne` });
    await decisionOn(someone);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users/${someone.id}`);
    await expect(page.getByRole("heading", { level: 1, name: someone.name })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
