import messagesEn from "@/messages/en/user-management.json" with { type: "json" };
import messagesFr from "@/messages/fr/user-management.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test, widths } from "../../support/browser";
import { sql } from "../../support/database";
import { decisionOn } from "../../support/moderation";
import { post } from "../../support/posts";
import { admin, student } from "../../support/users";

const words = { fr: messagesFr, en: messagesEn };
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
