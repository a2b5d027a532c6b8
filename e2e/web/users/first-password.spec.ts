import type { Page } from "@playwright/test";
import { emailTemplates } from "@/lib/core/email/templates";
import { documentDates } from "@/lib/site";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, setLocale, test, viewports, withoutTags } from "../../support/browser";
import { sql } from "../../support/database";
import { actionsBy, inputFlows } from "../../support/input";
import { messages } from "../../support/messages";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { randomKey } from "../../support/random-key";
import { submitSignIn } from "../../support/sign-in-form";
import { admin, student } from "../../support/users";

const newPassword = "une phrase sous le préau";

/** Imports one student, and returns the address. */
async function importStudent(): Promise<string> {
  const key = randomKey();
  const email = `${key}+1@test.invalid`;
  const body = new FormData();
  body.append("dry_run", "0");
  body.append("roster", new Blob([`Numéro;Nom;E-mail\n${key};Ada Lovelace;${email}`]), "liste.csv");
  const school = await browserClient(await admin());
  expect((await school.fetch("/api/admin/roster", { method: "POST", body })).status).toBe(200);
  await sql`update users set school_number = null where email = ${email}`;
  return email;
}

function recordUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url(), request.headers().referer ?? ""));
  return urls;
}

for (const [locale, device, input] of inputFlows)
  test(`an imported student chooses the first password from the email by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { users: t, validation } = messages[locale];
    const { activate, check, fill } = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    await setLocale(context, locale);
    const email = await importStudent();
    await waitForEmail(email, "account_created");
    const urls = recordUrls(page);
    await page.goto(emailTemplates.account_created.link.replace("{address}", encodeURIComponent(email)));
    await expect(page.getByLabel(t.email)).toHaveValue(email);
    await expect(page).toHaveURL("/forgot-password");
    await activate(page.getByRole("button", { name: t.forgot.submit }));
    await expect(page.getByRole("heading", { name: t.forgot.notedTitle })).toBeFocused();

    await page.goto(`/reset-password?token=${tokenOf(await waitForEmail(email, "reset_password"))}`);
    await expect(page.getByRole("main").getByText(t.reset.textFor.replace("{email}", email))).toBeVisible();
    const [typed, again] = [
      page.getByLabel(t.reset.password, { exact: true }),
      page.getByLabel(t.signup.confirmation, { exact: true }),
    ];
    await fill(typed, newPassword);
    await fill(again, newPassword);
    const submit = page.getByRole("button", { name: t.reset.submit });
    await activate(submit);
    const terms = page.getByLabel(withoutTags(t.signup.terms));
    await expect(page.getByText(validation.terms_required)).toBeVisible();
    await expect(terms).toBeFocused();
    await expect(typed).toHaveValue(newPassword);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await check(terms);
    await activate(submit);
    await expect(page.getByText(t.reset.done)).toBeVisible();
    const [user] = await sql`select terms_version from users where email = ${email}`;
    expect(user?.terms_version).toBe(documentDates.terms);
    const inUrls = urls.filter((url) => decodeURIComponent(url).includes(email));
    expect(inUrls, "no request has the address in its URL or referrer").toEqual([]);

    await page.goto("/login");
    await submitSignIn(page, t, email, { typed: newPassword });
    await expect(page).toHaveURL("/student/dashboard");
  });

test("a page that was opened before the terms were needed shows them then, and keeps what was typed", async ({
  page,
  context,
}) => {
  const { users: t, validation } = messages.en;
  await setLocale(context, "en");
  const { id, email } = await student();
  await page.goto("/forgot-password");
  await page.getByLabel(t.email).fill(email);
  await page.getByRole("button", { name: t.forgot.submit }).click();
  await page.goto(`/reset-password?token=${tokenOf(await waitForEmail(email, "reset_password"))}`);
  const terms = page.getByLabel(withoutTags(t.signup.terms));
  const typed = page.getByLabel(t.reset.password, { exact: true });
  await typed.fill(newPassword);
  await page.getByLabel(t.signup.confirmation, { exact: true }).fill(newPassword);
  await expect(terms).toHaveCount(0);
  await sql`update users set terms_accepted_at = null, password_hash = '' where id = ${id}`;
  await page.getByRole("button", { name: t.reset.submit }).click();
  await expect(page.getByText(validation.terms_required)).toBeVisible();
  await expect(typed).toHaveValue(newPassword);
  await terms.check();
  await expect(page.getByText(validation.terms_required)).toHaveCount(0);
  await page.getByRole("button", { name: t.reset.submit }).click();
  await expect(page.getByText(t.reset.done)).toBeVisible();
});

for (const [locale, device, input] of inputFlows)
  test(`an imported student who chose a password before the terms accepts them at sign-in by ${input}, in ${locale} on a ${device}`, async ({
    page,
    context,
  }) => {
    const { users: t, validation } = messages[locale];
    const actions = actionsBy(input);
    await page.setViewportSize(viewports[device]);
    await setLocale(context, locale);
    const { id, email } = await student();
    await sql`update users set terms_accepted_at = null, school_number = ${randomKey()} where id = ${id}`;
    await page.goto("/login?next=%2Fstudent%2Fdashboard%2Fevents");
    const terms = page.getByLabel(withoutTags(t.signup.terms));
    await expect(terms).toHaveCount(0);
    await submitSignIn(page, t, email, { actions });
    await expect(page.getByText(validation.terms_required)).toBeVisible();
    await expect(terms).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await actions.check(terms);
    await actions.activate(page.getByRole("button", { name: t.login.submit }));
    await expect(page).toHaveURL("/student/dashboard/events");
    const [user] = await sql`update users set school_number = null where id = ${id} returning terms_version`;
    expect(user?.terms_version).toBe(documentDates.terms);
  });
