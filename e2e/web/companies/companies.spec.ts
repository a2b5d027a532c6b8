import { createTranslator } from "next-intl";
import { expectPresentable } from "../../support/accessibility";
import { backdate } from "../../support/applications";
import { expect, setLocale, signInAs, test, viewports, withoutTags } from "../../support/browser";
import { companyIdOf, insertColleague, invitationSecret } from "../../support/companies";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { insertJob } from "../../support/jobs";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { insertApplication } from "../../support/recruitment";
import { company, newEmail } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`an owner edits the company and invites a member, who joins, in ${locale} on a ${device}`, async ({
      page,
      context,
      browser,
    }) => {
      const t = messages[locale].companies;
      await page.setViewportSize(viewport);
      const owner = await company({ name: "Atelier" });
      await insertColleague(owner, "read_only");
      await signInAs(context, owner, { locale });
      await page.goto("/company/dashboard/company");
      await expectPresentable(page);
      const form = page.getByRole("form", { name: t.profile.title });
      await form.getByLabel(t.profile.website).fill("http://atelier.example");
      await form.getByRole("button", { name: t.profile.save }).click();
      await expect(form.getByLabel(t.profile.website)).toHaveAttribute("aria-invalid", "true");
      await form.getByLabel(t.profile.website).fill("atelier.example");
      await form.getByLabel(t.profile.description).fill("Des outils pour les musées.");
      await form.getByRole("button", { name: t.profile.save }).click();
      await expect(page.getByText(t.profile.saved)).toBeVisible();
      await expect(form.getByLabel(t.profile.website)).toHaveValue("https://atelier.example/");

      await page.goto("/company/dashboard/people");
      await expect(page.getByRole("row")).toHaveCount(3);
      await expectPresentable(page);
      const email = newEmail();
      const invite = page.getByRole("form", { name: t.invite.title });
      await invite.getByLabel(t.invite.email).fill(email);
      await invite.getByRole("button", { name: t.invite.send }).click();
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: email })).toBeVisible();

      const guestContext = await browser.newContext({ viewport });
      await setLocale(guestContext, locale);
      const guest = await guestContext.newPage();
      await guest.goto(`/join-company?token=${await invitationSecret(email)}`);
      await expectPresentable(guest);
      await guest.getByLabel(messages[locale].users.signup.name).fill("Rosa Recrue");
      await guest.getByLabel(messages[locale].users.password, { exact: true }).fill("sous les tilleuls");
      await guest.getByLabel(withoutTags(messages[locale].users.signup.terms)).check({ force: true });
      await guest.getByRole("button", { name: t.join.create }).click();
      await expect(guest).toHaveURL(/\/company\/dashboard/);
      await guestContext.close();
      await page.reload();
      await expect(page.getByRole("row").filter({ hasText: "Rosa Recrue" })).toBeVisible();
    });

for (const locale of ["fr", "en"] as const)
  test(`a visitor sees the response rate and time of a company with at least five applications, in ${locale}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await setLocale(context, locale);
    const t = messages[locale].companies.responsiveness;
    const { id, by } = await insertJob({ by: await company({ name: `Atelier ${randomKey()}` }) });
    const path = `${locale === "en" ? "/en" : ""}/entreprise/${await companyIdOf(by)}`;
    for (const hours of [20, 72, 74, 250])
      await insertApplication(id, { status: "rejected", answeredAfter: hours });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: by.name })).toBeVisible();
    await expect(page.getByText(t.title)).toHaveCount(0);
    const { id: unanswered } = await insertApplication(id);
    await backdate(unanswered, 61);
    // The parameter bypasses the cache, which holds the page for a minute.
    await page.goto(`${path}?refresh=${randomKey()}`);
    const section = page.getByRole("region", { name: t.title });
    await expect(section).toContainText(locale === "en" ? "80%" : "80\u00a0%");
    await expect(section).toContainText(createTranslator({ locale, messages: t })("days", { days: 3 }));
    await expect(section).toContainText(t.definition.replace("{count, number}", "5"));
    await expectEveryDisplayVariant(page, `responsiveness-${locale}`);
  });
