import type { BrowserContext, Page } from "@playwright/test";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { userChannel } from "@/lib/core/realtime/channels";
import { studentPaths } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import {
  expect,
  setLocale,
  signInAs,
  test,
  viewports,
  waitForSubscription,
  withoutTags,
} from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { submitSignIn } from "../../support/sign-in-form";
import { admin, company, newEmail, password, student } from "../../support/users";

const { errors: errorsFr, moderation: moderationFr, settings: settingsFr, users: usersFr } = messages.fr;
const { errors: errorsEn, moderation: moderationEn, settings: settingsEn, users: usersEn } = messages.en;
const texts = {
  fr: { accounts: usersFr, errors: errorsFr, settings: settingsFr, moderation: moderationFr },
  en: { accounts: usersEn, errors: errorsEn, settings: settingsEn, moderation: moderationEn },
};
const newPassword = "une phrase sous le préau";
const cases = [
  ["fr", viewports.phone],
  ["en", viewports.desktop],
] as const;

async function signIn(page: Page, t: typeof usersFr, email: string, typed: string) {
  await page.goto("/login");
  await submitSignIn(page, t, email, { typed });
}

for (const [locale, viewport] of cases) {
  const t = texts[locale];

  test(`a student verifies their email, in ${locale}, ${viewport.width} wide`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const user = await student({ locale, isUnverified: true });
    await signInAs(context, user, { locale });
    await page.goto("/student/dashboard");
    const banner = page.getByRole("region", { name: t.accounts.unverified.label });
    await expectAccessible(page);
    await banner.getByRole("button", { name: t.accounts.unverified.again }).click();
    await expect(banner.getByText(t.accounts.unverified.sent)).toBeVisible();
    await page.goto(studentPaths.chat);
    await expect(banner, "the chat is as high as the screen").toBeHidden();

    const emailRow = await waitForEmail(user.email, "verify_email");
    await page.goto(`/verify-email?token=${tokenOf(emailRow)}`);
    await expectAccessible(page);
    await page.getByRole("button", { name: t.accounts.verify.submit }).click();
    await expect(page.getByText(t.accounts.verify.verify_email)).toBeVisible();
    await page.getByRole("link", { name: t.accounts.toHome }).click();
    await expect(page).toHaveURL("/student/dashboard");
    await expect(banner).toBeHidden();

    await page.goto(`/verify-email?token=${tokenOf(emailRow)}`);
    await expect(page.getByText(t.accounts.linkEnded)).toBeVisible();
    await expect(page.getByRole("button", { name: t.accounts.verify.submit })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: t.accounts.toHome }).click();
    await expect(page).toHaveURL("/student/dashboard");
  });

  test(`resets a password, in ${locale}, ${viewport.width} wide`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await setLocale(context, locale);
    const { email } = await student({ locale });
    await page.goto("/login");
    await page.getByRole("link", { name: t.accounts.login.forgotten }).click();
    await expect(page.getByRole("heading", { name: t.accounts.forgot.title })).toBeVisible();
    // No email can be sent here, so both messages refer to the administration.
    const school = page.getByRole("main").getByRole("link", { name: /administration/ });
    await expect(school).toHaveAttribute("href", localizedPath(locale, "/contact"));
    await expectAccessible(page);
    await page.getByLabel(t.accounts.email).fill(email);
    await page.getByRole("button", { name: t.accounts.forgot.submit }).click();
    await expect(page.getByRole("heading", { name: t.accounts.forgot.notedTitle })).toBeFocused();
    await expect(school).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t.accounts.forgot.retry }).click();
    await expect(page.getByLabel(t.accounts.email)).toBeFocused();

    const link = `/reset-password?token=${tokenOf(await waitForEmail(email, "reset_password"))}`;
    // Opening a link does not use it up.
    await page.goto(link);
    await page.reload();
    await expectAccessible(page);
    await page.getByLabel(t.accounts.reset.password, { exact: true }).fill(newPassword);
    await page.getByLabel(t.accounts.signup.confirmation, { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: t.accounts.reset.submit }).click();
    await expect(page.getByText(t.accounts.reset.done)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(t.accounts.linkEnded)).toBeVisible();
    await expect(page.getByLabel(t.accounts.reset.password)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: t.accounts.reset.another }).click();
    await expect(page).toHaveURL("/forgot-password");
    await signIn(page, t.accounts, email, newPassword);
    await expect(page).toHaveURL("/student/dashboard");
  });

  test(`a pending company is accepted and signs in, in ${locale}, ${viewport.width} wide`, async ({
    page,
    context,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    await setLocale(context, locale);
    const name = `Atelier ${crypto.randomUUID()}`;
    const email = newEmail();
    await page.goto("/signup");
    await page.getByRole("link", { name: t.accounts.signup.company }).click();
    await expect(page.getByRole("heading", { name: t.accounts.companySignup.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t.accounts.companySignup.submit }).click();
    await expect(page.getByLabel(t.accounts.companySignup.company)).toBeFocused();
    await page.getByLabel(t.accounts.companySignup.company).fill(name);
    await page.getByLabel(t.accounts.companySignup.name).fill("Camille Renard");
    await page.getByLabel(t.accounts.companySignup.email).fill(email);
    await page.getByLabel(t.accounts.password, { exact: true }).fill(newPassword);
    await page.getByLabel(t.accounts.signup.confirmation, { exact: true }).fill(newPassword);
    await page.getByLabel(withoutTags(t.accounts.signup.terms)).check();
    await page.getByRole("button", { name: t.accounts.companySignup.submit }).click();
    await expect(page.getByRole("heading", { name: t.accounts.companySignup.sentTitle })).toBeVisible();

    await signIn(page, t.accounts, email, newPassword);
    await expect(page.getByText(t.errors.account_pending)).toBeVisible();
    await expect(page.getByRole("link", { name: t.accounts.login.contact })).toBeVisible();

    // The list begins with the accounts that have waited longest.
    await sql`update users set created_at = now() - interval '1 year' where email = ${email}`;
    await accept(await browser.newContext({ viewport }), name, locale);
    await signIn(page, t.accounts, email, newPassword);
    await expect(page).toHaveURL("/company/dashboard");
  });

  async function accept(context: BrowserContext, name: string, language: typeof locale) {
    await signInAs(context, await admin({ locale: language }), { locale: language });
    const page = await context.newPage();
    await page.goto("/admin/dashboard");
    await expectAccessible(page);
    const messages = t.moderation.companies;
    await page.getByRole("button", { name: messages.acceptOne.replace("{company}", name) }).click();
    await expect(page.getByText(messages.accepted.replace("{company}", name))).toBeVisible();
    await context.close();
  }

  test(`changes the settings, in ${locale}, ${viewport.width} wide`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const messages = t.settings;
    const user = await student({ locale });
    await signInAs(context, user, { locale });
    await page.goto("/student/dashboard/settings");
    await expectAccessible(page);
    const texts = messages.notifications;
    const choice = (category: keyof typeof texts.categories, channel: keyof typeof texts.channels) =>
      page.getByLabel(
        texts.choice
          .replace("{category}", texts.categories[category])
          .replace("{channel}", texts.channels[channel]),
        { exact: true },
      );
    const stored = () => page.waitForResponse((response) => response.request().method() === "PUT");
    await Promise.all([stored(), choice("jobs", "email").uncheck()]);
    await expect(page.getByText(texts.saved)).toBeVisible();
    await Promise.all([stored(), page.getByLabel(texts.quietOn).check()]);
    await Promise.all([stored(), page.getByLabel(texts.frequency).selectOption("daily")]);
    await page.reload();
    await expect(choice("jobs", "email")).not.toBeChecked();
    await expect(choice("applications", "email")).toBeChecked();
    await expect(page.getByLabel(texts.quietTimes.from, { exact: true })).toHaveValue("22:00");
    await expect(page.getByLabel(texts.frequency)).toHaveValue("daily");
    await expect(choice("messages", "app"), "they are always counted").toHaveCount(0);

    const form = page.getByRole("form", { name: messages.password.title, exact: true });
    await form.getByLabel(messages.currentPassword, { exact: true }).fill("pas le bon");
    await form.getByLabel(messages.password.new, { exact: true }).fill(newPassword);
    await form.getByLabel(messages.password.confirmation, { exact: true }).fill(newPassword);
    await form.getByRole("button", { name: messages.password.submit }).click();
    await expect(form.getByLabel(messages.currentPassword, { exact: true })).toBeFocused();
    await form.getByLabel(messages.currentPassword, { exact: true }).fill(password);
    await form.getByRole("button", { name: messages.password.submit }).click();
    await expect(page.getByText(messages.password.done)).toBeVisible();

    const email = newEmail();
    const address = page.getByRole("form", { name: messages.email.title, exact: true });
    await address.getByLabel(messages.email.new).fill(email);
    await address.getByLabel(messages.email.password, { exact: true }).fill(newPassword);
    await address.getByRole("button", { name: messages.email.submit }).click();
    await expect(page.getByText(messages.email.pending.replace("{email}", email))).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/verify-email?token=${tokenOf(await waitForEmail(email, "change_email"))}`);
    await page.getByRole("button", { name: t.accounts.verify.submit }).click();
    await expect(page.getByText(t.accounts.verify.change_email)).toBeVisible();
  });
}

test("signing out everywhere else redirects the other browser", async ({ page, context, browser }) => {
  const user = await student({ locale: "en" });
  const elsewhere = await browser.newContext();
  await signInAs(elsewhere, user, { locale: "en" });
  const other = await elsewhere.newPage();
  const subscribed = waitForSubscription(other, userChannel(user.id));
  await other.goto("/student/dashboard");
  await subscribed;
  await signInAs(context, user, { locale: "en" });
  await page.goto("/student/dashboard/settings");
  await page.getByRole("button", { name: settingsEn.sessions.everywhere }).click();
  await expect(page.getByText("One session ended")).toBeVisible();
  await expect(page.getByRole("button", { name: settingsEn.sessions.everywhere })).toBeHidden();
  await expect(other).toHaveURL(/\/login\?next=/);
  await page.reload();
  await expect(page.getByRole("heading", { name: settingsEn.title })).toBeVisible();
  await elsewhere.close();
});

test("every area has its settings, with language and theme", async ({ browser }) => {
  for (const [user, area] of [
    [await student({ locale: "fr" }), "student"],
    [await company({ locale: "fr" }), "company"],
    [await admin({ locale: "fr" }), "admin"],
  ] as const) {
    const context = await browser.newContext({ viewport: viewports.desktop });
    await signInAs(context, user, { locale: "fr" });
    const page = await context.newPage();
    await page.goto(`/${area}/dashboard`);
    const label = area === "student" ? "Mon compte" : "Langue et thème";
    await page.getByRole("button", { name: label }).click();
    await page.getByRole("link", { name: settingsFr.title, exact: true }).click();
    await expect(page).toHaveURL(`/${area}/dashboard/settings`);
    await page.getByRole("main").getByText("Sombre").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("main").getByText("English").click();
    await expect(page.getByRole("heading", { name: settingsEn.title })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  }
});
