import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, holdRequests, signInAs, test, viewports } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { admin, company, student } from "../../support/users";

for (const [locale, device, input] of inputFlows)
  test(`an administrator suspends a company by ${input}, which sees the reason, in ${locale} on a ${device}`, async ({
    page,
    context,
    browser,
  }) => {
    const t = messages[locale].companyManagement;
    const { activate, fill } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    const owner = await company({ name: `Atelier ${randomKey()}` });
    await insertJob({ by: owner });
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/companies");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await fill(page.getByRole("searchbox", { name: t.search }), owner.name);
    const row = page.getByRole("row").filter({ hasText: owner.name });
    await expect(page.getByRole("row")).toHaveCount(2);
    await activate(row.getByRole("button", { name: t.suspended.actionOf.replace("{company}", owner.name) }));
    const dialog = page.getByRole("dialog");
    await activate(dialog.getByRole("button", { name: t.suspended.action }));
    await expect(dialog.getByLabel(t.reason)).toHaveAttribute("aria-invalid", "true");
    await fill(dialog.getByLabel(t.reason), "Des offres trompeuses.");
    await activate(dialog.getByRole("button", { name: t.suspended.action }));
    await expect(row).toContainText(t.statuses.suspended);
    await expect(row).toContainText("Des offres trompeuses.");
    const ownerContext = await browser.newContext();
    await signInAs(ownerContext, owner, { locale });
    const ownerPage = await ownerContext.newPage();
    await ownerPage.goto("/company/dashboard/applications");
    const notice = messages[locale].companies.suspended.title.replace("{company}", owner.name);
    await expect(ownerPage.getByText(notice)).toBeVisible();
    await expect(ownerPage.getByText("Des offres trompeuses.")).toBeVisible();
    await expectAccessible(ownerPage);
    await ownerPage.goto("/company/dashboard/people");
    await expect(ownerPage.getByText(notice)).toBeVisible();
    await expect(ownerPage.getByRole("form", { name: messages[locale].companies.invite.title })).toHaveCount(
      0,
    );
    await ownerContext.close();
    await activate(row.getByRole("button", { name: t.lift.actionOf.replace("{company}", owner.name) }));
    await activate(page.getByRole("dialog").getByRole("button", { name: t.lift.action }));
    await expect(row).toContainText(t.statuses.active);
  });

for (const [locale, device, input] of inputFlows)
  test(`an administrator accepts, rejects and orders companies by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].companyManagement;
    const { activate, fill } = actionsBy(input);
    const key = randomKey();
    for (const name of ["Atelier", "Brocante"])
      await company({ name: `${name} ${key}`, status: "pending_verification" });
    await page.setViewportSize(viewports[device]);
    await signInAs(context, await admin(), { locale });
    await page.goto(`/admin/dashboard/companies?search=${key}`);
    const row = (name: string) => page.getByRole("row").filter({ hasText: `${name} ${key}` });
    const press = (message: string, name: string) =>
      activate(row(name).getByRole("button", { name: message.replace("{company}", `${name} ${key}`) }));
    await press(t.accept.actionOf, "Atelier");
    await expect(row("Atelier")).toContainText(t.statuses.active);
    await press(t.rejected.actionOf, "Brocante");
    const dialog = page.getByRole("dialog");
    await fill(dialog.getByLabel(t.reason), "Pas une entreprise.");
    await activate(dialog.getByRole("button", { name: t.rejected.action }));
    await expect(row("Brocante")).toContainText(t.statuses.rejected);
    await press(t.position.actionOf, "Atelier");
    // The last position, because other tests read the directory meanwhile.
    await fill(dialog.getByLabel(t.position.label), "999");
    await activate(dialog.getByRole("button", { name: t.position.confirm }));
    await expect(row("Atelier")).toContainText(t.positionOf.replace("{position}", "999"));
  });

for (const [locale, device, input] of inputFlows)
  test(`an administrator confirms the applications of a class by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const t = messages[locale].companyManagement.confirmations;
    const { activate, check, choose } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    const key = randomKey();
    const { id } = await insertJob({ title: `Stage ${key}` });
    for (const name of ["Anna", "Zoé"]) {
      const by = await student({ name: `${name} ${key}` });
      await sql`insert into profiles (user_id, programme, year) values (${by.id}, ${`${key} métiers`}, 2)`;
      await insertApplication(id, { by, status: "accepted" });
    }
    await signInAs(context, await admin(), { locale });
    await page.goto("/admin/dashboard/companies/applications");
    await expectAccessible(page);
    const option = page.getByLabel(t.class).locator("option", { hasText: key });
    await choose(page.getByLabel(t.class), (await option.getAttribute("value")) ?? "");
    await expect(page.getByRole("row")).toHaveCount(3);
    await check(page.getByRole("checkbox", { name: t.selectAll }));
    await activate(page.getByRole("button", { name: t.confirm, exact: true }).first());
    await expect(page.getByRole("dialog")).toContainText(`Anna ${key}`);
    await activate(page.getByRole("dialog").getByRole("button", { name: t.confirm }));
    await expect(page.getByText(t.none.accepted)).toBeVisible();
  });

test("the dashboard shows who a company is before it is accepted", async ({ page, context }) => {
  const name = `Atelier ${randomKey()}`;
  const owner = await company({ name, status: "pending_verification" });
  const website = `https://${owner.email.split("@")[1]}/`;
  await sql`update companies set website = ${website}, siret = '73282932000074'
    where id = (select company_id from company_members where user_id = ${owner.id})`;
  // The list begins with the accounts that have waited longest.
  await sql`update users set created_at = now() - interval '2 years' where id = ${owner.id}`;
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto("/admin/dashboard");
  const t = messages.en.companyManagement;
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item).toContainText("732 829 320 00074");
  await expect(item).toContainText(t.siretValid);
  await expect(item.getByRole("link")).toHaveAttribute("href", website);
  await expect(item).toContainText(t.sameDomain);
  await expect(item).not.toContainText(t.noSiret);
  await expectAccessible(page);
});

test("a company's position that is saved closes no dialog that was opened since", async ({
  page,
  context,
}) => {
  const t = messages.en.companyManagement;
  const owner = await company({ name: `Atelier ${randomKey()}` });
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(`/admin/dashboard/companies?search=${encodeURIComponent(owner.name)}`);
  const named = (message: string) => message.replace("{company}", owner.name);
  const open = (action: "position" | "suspended") =>
    page.getByRole("button", { name: named(t[action].actionOf), exact: true }).click();
  await open("position");
  const dialog = page.getByRole("dialog", { name: named(t.position.title) });
  // The last position, as above.
  await dialog.getByLabel(t.position.label).fill("999");
  const release = await holdRequests(page, /\/directory-position$/);
  const sent = page.waitForRequest(/\/directory-position$/);
  await dialog.getByRole("button", { name: t.position.confirm }).click();
  await sent;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await open("suspended");
  const opened = page.getByRole("dialog", { name: named(t.suspended.title) });
  await expect(opened).toBeVisible();
  release();
  await expect(page.getByText(named(t.position.done))).toBeVisible();
  await expect(opened).toBeVisible();
});
