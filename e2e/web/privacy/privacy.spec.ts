import { newPath } from "@/lib/core/storage/paths";
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { submitSignIn } from "../../support/sign-in-form";
import { password, student } from "../../support/users";

const privacyEn = messages.en.privacy;

for (const [locale, texts, accounts, device] of [
  ["fr", messages.fr.privacy, messages.fr.users, "phone"],
  ["en", privacyEn, messages.en.users, "desktop"],
] as const)
  test(`a student exports their data, deletes and restores their account, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewports[device]);
    const user = await student();
    await signInAs(context, user, { locale });
    await page.goto("/student/dashboard/settings");
    const archives = page.getByRole("region", { name: texts.export.title });
    await archives.getByRole("button", { name: texts.export.request }).click();
    await expect(archives.getByText(texts.export.pending)).toBeVisible();
    const link = archives.getByRole("link", { name: /^(Télécharger|Download)/ });
    await expect(link).toBeVisible({ timeout: 40_000 });
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/^preau-\d{4}-\d\d-\d\d\.zip$/);

    await page.getByRole("button", { name: texts.deletion.open }).click();
    const dialog = page.getByRole("dialog", { name: texts.deletion.question });
    await dialog.getByLabel(texts.deletion.password).fill("not mine at all");
    await dialog.getByRole("button", { name: texts.deletion.confirm }).click();
    await expect(dialog.getByLabel(texts.deletion.password)).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, { rules: "all" });
    await dialog.getByLabel(texts.deletion.password).fill(password);
    await dialog.getByRole("button", { name: texts.deletion.confirm }).click();
    // The page redirects there, and so does the end of the session.
    await expect(page).toHaveURL(/\/login/);

    const restore = page.getByRole("button", { name: accounts.login.restore });
    await expect(async () => {
      await submitSignIn(page, accounts, user.email);
      await expect(restore).toBeVisible({ timeout: 5000 });
    }).toPass();
    await restore.click();
    await expect(page).toHaveURL(/\/student\/dashboard/);
  });

test("shows the day an archive expires in the school's time zone", async ({ browser }) => {
  const user = await student();
  await sql`insert into data_exports (user_id, status, path, size, expires_at)
    values (${user.id}, 'ready', ${newPath("exports", "zip")}, 9, '2099-01-01T23:30:00Z')`;
  const away = await browser.newContext({ timezoneId: "America/Martinique" });
  await signInAs(away, user, { locale: "en" });
  const page = await away.newPage();
  await page.goto("/student/dashboard/settings");
  await expect(page.getByText(privacyEn.export.until.replace("{date}", "2 January 2099"))).toBeVisible();
  await away.close();
});
