import { userChannel } from "@/lib/core/realtime/channels";
import { createStoragePath } from "@/lib/core/storage/paths";
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { submitSignIn } from "../../support/sign-in-form";
import { password, student } from "../../support/users";

const privacyEn = messages.en.privacy;

for (const [locale, texts, accounts, device, input] of [
  ["fr", messages.fr.privacy, messages.fr.users, "phone", "mouse"],
  ["en", privacyEn, messages.en.users, "desktop", "keyboard"],
] as const)
  test(`a student exports their data, deletes and restores their account by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { activate, fill } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    const user = await student();
    await signInAs(context, user, { locale });
    await page.goto("/student/dashboard/settings");
    const archives = page.getByRole("region", { name: texts.export.title });
    await activate(archives.getByRole("button", { name: texts.export.request }));
    await expect(archives.getByText(texts.export.pending)).toBeVisible();
    const link = archives.getByRole("link", { name: /^(Télécharger|Download)/ });
    await expect(link).toBeVisible({ timeout: 40_000 });
    await expect(archives.getByRole("status")).toHaveText(texts.export.done.ready);
    const download = page.waitForEvent("download");
    await activate(link);
    expect((await download).suggestedFilename()).toMatch(/^preau-\d{4}-\d\d-\d\d\.zip$/);

    await activate(page.getByRole("button", { name: texts.deletion.open }));
    const dialog = page.getByRole("dialog", { name: texts.deletion.question });
    await fill(dialog.getByLabel(texts.deletion.password, { exact: true }), "not mine at all");
    await activate(dialog.getByRole("button", { name: texts.deletion.confirm }));
    await expect(dialog.getByLabel(texts.deletion.password, { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expectAccessible(page, { rules: "all" });
    await fill(dialog.getByLabel(texts.deletion.password, { exact: true }), password);
    await activate(dialog.getByRole("button", { name: texts.deletion.confirm }));
    // The page's redirect and the end of the session both lead there.
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(accounts.login.deleted)).toBeVisible();

    const restore = page.getByRole("button", { name: accounts.login.restore });
    await expect(async () => {
      await submitSignIn(page, accounts, user.email);
      await expect(restore).toBeVisible({ timeout: 5000 });
    }).toPass();
    await activate(restore);
    await expect(page).toHaveURL(/\/student\/dashboard/);
  });

test("confirms a deletion when the end of the session arrives before the response", async ({
  page,
  context,
}) => {
  const { login } = messages.en.users;
  const user = await student();
  await signInAs(context, user, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(user.id));
  await page.goto("/student/dashboard/settings");
  await subscribed;
  // The response does not arrive.
  await page.route("**/api/account/delete", async (route) => void (await route.fetch()));
  await page.getByRole("button", { name: privacyEn.deletion.open }).click();
  const dialog = page.getByRole("dialog", { name: privacyEn.deletion.question });
  await dialog.getByLabel(privacyEn.deletion.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: privacyEn.deletion.confirm }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(login.deleted)).toBeVisible();
  await expect(page.getByText(login.reason)).toHaveCount(0);
  await page.getByRole("link", { name: messages.en.users.tabs.signup }).click();
  await expect(page.getByText(messages.en.users.signup.reason)).toBeVisible();
});

test("shows the day an archive expires in the school's time zone", async ({ browser }) => {
  const user = await student();
  await sql`insert into data_exports (user_id, status, path, size, expires_at)
    values (${user.id}, 'ready', ${createStoragePath("exports", "zip")}, 9, '2099-01-01T23:30:00Z')`;
  const contextAbroad = await browser.newContext({ timezoneId: "America/Martinique" });
  await signInAs(contextAbroad, user, { locale: "en" });
  const page = await contextAbroad.newPage();
  await page.goto("/student/dashboard/settings");
  await expect(page.getByText(privacyEn.export.until.replace("{date}", "2 January 2099"))).toBeVisible();
  await contextAbroad.close();
});
