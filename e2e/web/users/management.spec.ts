import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, inEachVariant, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator finds, suspends, deletes and restores a user by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].userManagement;
    const { activate, choose, fill } = actionsBy(input);
    const name = `Zélie ${randomKey()}`;
    const { id } = await student({ name });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/users");
    await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
    await fill(page.getByLabel(t.search, { exact: true }), name.replace("é", "e"));
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveURL(/search=Zelie/);

    const filter = page.getByLabel(t.status, { exact: true });
    await choose(filter, "suspended");
    await expect(page.getByText(t.none)).toBeVisible();
    await choose(filter, "");

    const status = row.getByLabel(t.statusOf.replace("{name}", name));
    await choose(status, "inactive");
    await expect(page.getByText(t.statusDone)).toBeVisible();
    await choose(status, "suspended");
    const dialog = page.getByRole("dialog", { name: t.suspend.title.replace("{name}", name) });
    const confirm = dialog.getByRole("button", { name: t.suspend.confirm });
    await expect(confirm).toBeDisabled();
    await fill(dialog.getByLabel(t.suspend.reason), "Insultes");
    await page.keyboard.press("Escape");
    await expect(status, "a cancelled suspension changes nothing").toHaveValue("inactive");
    await choose(status, "suspended");
    await expect(dialog.getByLabel(t.suspend.reason)).toHaveValue("Insultes");
    await activate(confirm);
    await expect(dialog).toHaveCount(0);
    await expect(status).toHaveValue("suspended");
    const [stored] = await sql`select status, status_reason from users where id = ${id}`;
    expect(stored).toEqual({ status: "suspended", status_reason: "Insultes" });

    await activate(row.getByRole("button", { name: t.delete.actionOf.replace("{name}", name) }));
    const question = page.getByRole("dialog", { name: t.delete.title.replace("{name}", name) });
    await activate(question.getByRole("button", { name: t.delete.action }));
    await expect(page.getByText(t.none)).toBeVisible();
    await choose(filter, "deleted");
    await activate(row.getByRole("button", { name: t.restore.actionOf.replace("{name}", name) }));
    await expect(page.getByText(t.restore.done.replace("{name}", name))).toBeVisible();
    await choose(filter, "suspended");
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

test("a status that cannot be saved is rolled back, with the reason, and keeps the focus", async ({
  page,
  context,
}) => {
  const name = `Zélie ${randomKey()}`;
  await student({ name });
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto(`/admin/dashboard/users?search=${encodeURIComponent(name)}`);
  await page.route("**/api/admin/users/*/status", (route) => route.abort());
  const status = page.getByLabel(`Statut du compte ${name}`);
  await status.focus();
  await status.selectOption("banned");
  await expect(
    page
      .getByRole("row")
      .filter({ hasText: name })
      .getByRole("button", { name: /essayer/ }),
  ).toBeVisible();
  await expect(status).toHaveValue("active");
  await expect(status).toBeFocused();
});

test("a list that cannot be loaded shows an error in its place and in a toast, and can be retried", async ({
  page,
  context,
}) => {
  const name = `Zélie ${randomKey()}`;
  const { id } = await student({ name });
  await sql`insert into presence (user_id, last_seen_at) values (${id}, now() - interval '3 hours')`;
  await signInAs(context, await admin(), { locale: "fr" });
  await page.goto("/admin/dashboard/users");
  await page.route("**/api/admin/users?*", (route) => route.fulfill({ status: 400, body: "{}" }));
  await page.getByLabel(messages.fr.userManagement.search, { exact: true }).fill(name);
  const failed = page.getByText("Une erreur est survenue");
  await expect(failed).toHaveCount(2);
  await page.unroute("**/api/admin/users?*");
  await page.getByRole("main").getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Il y a 3 heures");
});

// Page numbers of three digits make the widest row of links.
test.beforeAll(async () => {
  await sql`insert into users (name, username, email, role, password_hash)
    select key, left(key, 30), key || '@test.invalid', 'student', ''
    from (select gen_random_uuid()::text as key from generate_series(1, 1500)) as keys`;
});

for (const locale of ["fr", "en"] as const)
  test(`the users are accessible in every theme and width, in ${locale}`, async ({ context, page }) => {
    await student({ name: `Maximilienne-Alexandrine ${"de la Tour ".repeat(3)}d’Auvergne` });
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/users");
    await inEachVariant(page, locale, async () => {
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
