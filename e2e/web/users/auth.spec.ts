import { userChannel } from "@/lib/core/realtime/channels";
import { revokeOtherSessions } from "@/lib/users/settings-contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import {
  expect,
  setLocale,
  signInAs,
  test,
  viewports,
  waitForHydration,
  waitForSubscription,
  withoutTags,
} from "../../support/browser";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { submitSignIn } from "../../support/sign-in-form";
import { admin, company, newEmail, password, student } from "../../support/users";

const usersFr = messages.fr.users;
const { users: usersEn, validation: validationEn } = messages.en;
const texts = {
  fr: { ...usersFr, validation: messages.fr.validation },
  en: { ...usersEn, validation: validationEn },
};

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`a student signs up and in, in ${locale} on a ${device}`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await setLocale(context, locale);
      await page.goto("/signup");
      const t = texts[locale];
      const email = newEmail();
      const submit = page.getByRole("button", { name: t.signup.submit });
      await submit.click();
      for (const code of ["name", "email", "password", "password_confirmation", "terms"] as const)
        await expect(page.getByText(t.validation[`${code}_required`])).toBeVisible();
      await expect(page.getByLabel(t.signup.name)).toBeFocused();

      await page.getByLabel(t.signup.name).fill("Zoé Œuvrard");
      await expect(page.getByText(t.validation.name_required)).toBeHidden();
      await expect(page.getByText(t.validation.email_required)).toBeVisible();
      await page.getByLabel(t.email).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill("sous les platanes");
      await page.getByLabel(t.signup.confirmation, { exact: true }).fill("sous les plantes");
      await page.getByLabel(withoutTags(t.signup.terms)).check();
      await submit.click();
      await expect(page.getByText(t.validation.passwords_differ)).toBeVisible();
      await page.getByLabel(t.signup.confirmation, { exact: true }).fill("sous les platanes");
      await submit.click();
      await expect(page.getByText(t.signup.created)).toBeVisible();
      await expect(page).toHaveURL("/login");
      await expect(page.getByLabel(t.email)).toHaveValue(email);
      await expect(page.getByText(t.login.confirm.replace("{email}", email))).toBeVisible();

      await submitSignIn(page, t, email);
      await expect(page).toHaveURL("/student/dashboard");
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("user")))
        .toBe(JSON.stringify({ name: "Zoé Œuvrard", role: "student" }));
    });

test("shows below its field that an email is taken", async ({ page, context }) => {
  const { email } = await student();
  await setLocale(context, "en");
  await page.goto("/signup");
  await page.getByLabel("Full name").fill("Amina");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByLabel(withoutTags(usersEn.signup.terms)).check();
  await page.getByRole("button", { name: usersEn.signup.submit }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(validationEn.email_taken);
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("shows errors below their fields until they are edited", async ({ page, context }) => {
  const anna = await student();
  await setLocale(context, "en");
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password is required",
  );

  await submitSignIn(page, texts.en, anna.email, { typed: "not this one" });
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toHaveAccessibleDescription("Wrong email or password.");
  await expect(field).toBeFocused();
  await field.fill("n");
  await expect(page.getByText("Wrong email or password.")).toBeHidden();

  await context.setOffline(true);
  await submitSignIn(page, texts.en, anna.email);
  await expect(page.getByText("Network error. Please try again later.")).toBeVisible();
  await context.setOffline(false);
  await submitSignIn(page, texts.en, anna.email);
  await expect(page).toHaveURL("/student/dashboard");
});

for (const status of ["suspended", "banned", "inactive"] as const)
  test(`shows the status at sign-in to a user who is ${status}`, async ({ page, context }) => {
    const { email } = await student({ status });
    await setLocale(context, "en");
    await page.goto("/login");
    await submitSignIn(page, texts.en, email);
    await expect(page.getByText(new RegExp(`Your account (is|has been) ${status}`))).toBeVisible();
    await expect(page).toHaveURL("/login");
  });

test("keeps typed text when the tab and language change", async ({ page, context }) => {
  await setLocale(context, "fr");
  await page.goto("/login");
  await page.getByLabel(usersFr.email).fill("anna@ecole.fr");
  await page.getByRole("link", { name: usersFr.tabs.signup }).click();
  await expect(page).toHaveURL("/signup");
  await expect(page).toHaveTitle(/^S’inscrire/);
  await page.getByLabel(usersFr.signup.name).fill("Anna");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: usersEn.signup.title })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByLabel("Full name")).toHaveValue("Anna");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("anna@ecole.fr");
});

test("shows and hides the password", async ({ page, context }) => {
  await setLocale(context, "en");
  await page.goto("/login");
  const label = usersEn.password;
  const field = page.getByLabel(label, { exact: true });
  await field.fill("secret");
  await page.getByRole("button", { name: usersEn.showPassword.replace("{label}", label) }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: usersEn.hidePassword.replace("{label}", label) }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("signs in by keyboard", async ({ page, context }) => {
  const { email } = await student();
  await setLocale(context, "en");
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign Up" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/student/dashboard");
});

test("redirects each role to its area or the requested page", async ({ browser }) => {
  const people = [
    [await student(), "/student/dashboard?page=2", "/student/dashboard?page=2", "reason"],
    [await company(), "/company/dashboard", "/company/dashboard", "reason"],
    [await company(), "/student/dashboard", "/company/dashboard", "reason"],
    [await admin(), "/login?next=https://elsewhere.invalid", "/admin/dashboard", "text"],
    [await student(), "/login?next=/.//elsewhere.invalid", "/student/dashboard", "text"],
  ] as const;
  for (const [user, requested, path, lead] of people) {
    const context = await browser.newContext();
    await setLocale(context, "en");
    const page = await context.newPage();
    await page.goto(requested);
    await expect(page.getByText(usersEn.login[lead])).toBeVisible();
    await page.getByRole("link", { name: usersEn.tabs.signup }).click();
    await expect(page.getByText(usersEn.signup[lead])).toBeVisible();
    await page.getByRole("link", { name: usersEn.tabs.login }).click();
    await submitSignIn(page, texts.en, user.email);
    await expect(page).toHaveURL(path);
    await page.goto("/signup");
    await expect(page).toHaveURL(path.split("?")[0] ?? "");
    await context.close();
  }
});

test("keeps typed text when a session ends and the user signs in again", async ({ page, context }) => {
  const anna = await student({ locale: "en" });
  await setLocale(context, "en");
  await page.goto("/login");
  await submitSignIn(page, texts.en, anna.email);
  const text = `Unsent ${crypto.randomUUID()}`;
  await page.getByLabel("What's on your mind?").fill(text);
  await sql`delete from sessions where user_id = ${anna.id}`;
  // The click may fail, because another call of the page may have detected the end of the session.
  await page
    .getByRole("form")
    .getByRole("button", { name: "Post", exact: true })
    .click({ timeout: 5000 })
    .catch(() => {});
  await expect(page).toHaveURL("/login?next=%2Fstudent%2Fdashboard");
  await submitSignIn(page, texts.en, anna.email);
  await expect(page).toHaveURL("/student/dashboard");
  await expect(page.getByLabel("What's on your mind?")).toHaveValue(text);
});

test("redirects a suspended user to sign-in, and shows the reason after the password", async ({
  page,
  context,
}) => {
  const anna = await student({ locale: "en" });
  await setLocale(context, "en");
  await page.goto("/login");
  const subscribed = waitForSubscription(page, userChannel(anna.id));
  await submitSignIn(page, texts.en, anna.email);
  await subscribed;
  const administrator = await browserClient(await admin());
  const options = { status: "suspended", reason: "Insults" } as const;
  await administrator.call(setUserStatus, { params: { id: anna.id }, body: options });
  await expect(page).toHaveURL("/login?next=%2Fstudent%2Fdashboard");
  await expect(page.getByText("The school’s administration has suspended your account")).toBeVisible();
  await expect(page.getByText(usersEn.login.reason)).toHaveCount(0);
  await expect(page.getByText("Insults")).toHaveCount(0);
  await waitForHydration(page.locator("body"));
  await submitSignIn(page, texts.en, anna.email);
  await expect(page.getByText("Reason given: “Insults”.")).toBeVisible();
});

test("a session that is ended on another device returns to the same search", async ({ page, context }) => {
  const anna = await student();
  await signInAs(context, anna, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(anna.id));
  const search = "/student/dashboard/search?q=chorale";
  await page.goto(search);
  await subscribed;
  await (await browserClient(anna)).call(revokeOtherSessions, {});
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(search)}`);
});

test("signing out deletes the stored user and ends the session", async ({ page, context }) => {
  const anna = await student({ locale: "en" });
  await setLocale(context, "en");
  await page.goto("/login");
  await submitSignIn(page, texts.en, anna.email);
  const menu = page.getByRole("button", { name: "My account" });
  await waitForHydration(menu);
  await menu.click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  await expect.poll(() => sql`select id from sessions where user_id = ${anna.id}`).toHaveLength(0);
  await page.goto("/student/dashboard");
  await expect(page).toHaveURL("/login?next=%2Fstudent%2Fdashboard");
});
