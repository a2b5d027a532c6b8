import { formatDate } from "@/lib/core/i18n/format-date";
import { regions } from "@/lib/core/i18n/locales";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { createSession } from "../../support/api";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { insertDecision } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator verifies, signs out, promotes and deletes a user by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].userManagement;
    const name = `Zoé ${randomKey()}`;
    const user = await student({ name, isUnverified: true });
    await insertPost({ by: user, content: "Le préau est ouvert" });
    await createSession(user);
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users?search=${encodeURIComponent(name)}`);
    const { activate } = actionsBy(input);
    const press = (button: string, scope = page.getByRole("main")) =>
      activate(scope.getByRole("button", { name: button, exact: true }));
    await activate(page.getByRole("link", { name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText("Le préau est ouvert")).toBeVisible();
    await expect(page.getByText(t.details.unverified)).toBeVisible();

    await press(t.details.verifyEmail);
    await expect(page.getByText(t.details.verified, { exact: true })).toBeVisible();
    await press(t.details.sendResetLink);
    await expect(page.getByText(t.details.resetLinkSent)).toBeVisible();
    await press(t.details.signOut);
    await expect(page.getByText(t.details.none.sessions)).toBeVisible();
    expect(await sql`select from sessions where user_id = ${user.id}`).toHaveLength(0);
    await press(t.roleSwitch.admin.action);
    const question = page.getByRole("dialog", { name: t.roleSwitch.admin.title.replace("{name}", name) });
    await press(t.roleSwitch.admin.action, question);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: t.roleSwitch.student.action })).toBeVisible();
    const [stored] = await sql`select role from users where id = ${user.id}`;
    expect(stored?.role).toBe("admin");

    await press(t.delete.actionOf.replace("{name}", name));
    const deletion = page.getByRole("dialog", { name: t.delete.title.replace("{name}", name) });
    await press(t.delete.action, deletion);
    await press(t.restore.actionOf.replace("{name}", name));
    await expect(page.getByRole("button", { name: t.details.sendResetLink })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

test("the link and the browser lead back from a user to the searched users with their current data", async ({
  page,
  context,
}) => {
  const t = messages.en.userManagement;
  const { name } = await student({ name: `Zoé ${randomKey()}` });
  await signInAs(context, await admin(), { locale: "en" });
  const searched = `/admin/dashboard/users?search=${encodeURIComponent(name)}`;
  await page.goto(searched);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const status = page.getByLabel(t.statusOf.replace("{name}", name));
  await status.selectOption("inactive");
  // Closes the toast: the next change has the same one.
  await page.getByText(t.statusDone).click();
  await page.getByRole("main").getByRole("link", { name: t.title, exact: true }).click();
  await expect(page).toHaveURL(searched);
  await expect(status).toHaveValue("inactive");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(status).toHaveValue("inactive");
  await status.selectOption("banned");
  await expect(page.getByText(t.statusDone)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(searched);
  await expect(status).toHaveValue("banned");
});

for (const [locale, device, input] of inputFlows)
  test(`an administrator suspends a user until a day by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].userManagement;
    const { activate, choose, fill, fillDate } = actionsBy(input);
    const user = await student();
    const until = `${new Date().getFullYear() + 1}-03-09`;
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users/${user.id}`);
    await choose(page.getByLabel(t.statusOf.replace("{name}", user.name)), "suspended");
    const dialog = page.getByRole("dialog", { name: t.suspend.title.replace("{name}", user.name) });
    await fill(dialog.getByLabel(t.suspend.reason), "Insultes");
    const end = dialog.getByLabel(t.suspend.until);
    await expect(end).toHaveAccessibleDescription(t.suspend.untilHint);
    await fillDate(end, "2020-01-01");
    await activate(dialog.getByRole("button", { name: t.suspend.confirm }));
    await expect(dialog.getByText(messages[locale].validation.end_past)).toBeVisible();
    await fillDate(end, until);
    await activate(dialog.getByRole("button", { name: t.suspend.confirm }));
    await expect(dialog).toHaveCount(0);
    const date = formatDate(regions[locale], { dateStyle: "long" }, new Date(`${until}T12:00:00`));
    const shown = t.details.suspendedUntil.replace("{date}", date);
    await expect(page.getByText(shown)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

for (const locale of ["fr", "en"] as const)
  test(`the page of a user is accessible in every theme and width, in ${locale}`, async ({
    context,
    page,
  }) => {
    const user = await student({ name: `Maximilienne-Alexandrine ${"de la Tour ".repeat(3)}d’Auvergne` });
    await insertDecision(user);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/users/${user.id}`);
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("heading", { level: 1, name: user.name })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });

test("in a low window, the action on a user that has the focus is shown", async ({ page, context }) => {
  const user = await student();
  for (let count = 0; count < 10; count++) await insertPost({ by: user });
  await page.setViewportSize({ width: 1280, height: 480 });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/users/${user.id}`);
  const t = messages.en.userManagement;
  const remove = page.getByRole("button", { name: t.delete.actionOf.replace("{name}", user.name) });
  await remove.focus();
  await expect(remove).toBeFocused();
  await expect(remove).toBeInViewport({ ratio: 1 });
});
