import type { Locator, Page } from "@playwright/test";
import { studentPaths } from "@/lib/routes";
import {
  expect,
  holdScripts,
  setLocale,
  signInAs,
  test,
  viewports,
  withoutTags,
} from "../../support/browser";
import { messages } from "../../support/messages";
import { tokenOf, waitForEmail } from "../../support/outbox";
import { insertPost } from "../../support/posts";
import { submitSignIn } from "../../support/sign-in-form";
import { codeAt, enrol } from "../../support/two-factor";
import { newEmail, password, student } from "../../support/users";

const { settings, users } = messages.fr;
const newPassword = "une phrase sous le préau";

test.beforeEach(async ({ context, page }) => {
  await setLocale(context, "fr");
  await page.setViewportSize(viewports.phone);
});

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** Expects a busy button and no typed text in the URL. */
async function expectPending(page: Page, path: string, button: Locator): Promise<void> {
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(page).toHaveURL(path);
}

for (const input of ["mouse", "keyboard"] as const)
  test(`signs in with a form that was sent before the scripts ran, by ${input}`, async ({ page }) => {
    const { email } = await student();
    const path = "/login?next=%2Fstudent%2Fdashboard%2Fsettings";
    const release = await openWithoutScripts(page, path);
    await page.getByLabel(users.email).fill(email);
    const field = page.getByLabel(users.password, { exact: true });
    await field.fill(password);
    const submit = page.getByRole("button", { name: users.login.submit });
    await (input === "mouse" ? submit.click() : field.press("Enter"));
    await submit.click();
    await expectPending(page, path, submit);
    release();
    await expect(page).toHaveURL(studentPaths.settings);
  });

test("shows the error of a wrong password that was sent before the scripts ran, and keeps the email", async ({
  page,
}) => {
  const { email } = await student();
  const release = await openWithoutScripts(page, "/login");
  await page.getByLabel(users.email).fill(email);
  await page.getByLabel(users.password, { exact: true }).fill("pas le bon");
  const submit = page.getByRole("button", { name: users.login.submit });
  await submit.click();
  release();
  await expect(page.getByLabel(users.password, { exact: true })).toBeFocused();
  await expect(page.getByLabel(users.email)).toHaveValue(email);
  await expect(submit).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL("/login");
});

test("signs up with a form that was sent before the scripts ran", async ({ page }) => {
  const email = newEmail();
  const release = await openWithoutScripts(page, "/signup");
  await page.getByLabel(users.signup.name).fill("Zoé Œuvrard");
  await page.getByLabel(users.email).fill(email);
  await page.getByLabel(users.password, { exact: true }).fill(newPassword);
  await page.getByLabel(users.signup.confirmation, { exact: true }).fill(newPassword);
  const terms = page.getByLabel(withoutTags(users.signup.terms));
  await terms.click();
  await expect(terms).toBeChecked();
  const submit = page.getByRole("button", { name: users.signup.submit });
  await submit.click();
  await expectPending(page, "/signup", submit);
  release();
  await expect(page.getByText(users.signup.created)).toBeVisible();
});

test("signs in with a two-factor code that was sent before the scripts ran", async ({ page }) => {
  const user = await enrol(await student());
  await page.goto("/login");
  await submitSignIn(page, users, user.email);
  await expect(page).toHaveURL("/login/code");
  const release = await openWithoutScripts(page, "/login/code");
  await page.getByLabel(users.code.label).fill(codeAt(user.secret));
  const submit = page.getByRole("button", { name: users.code.submit });
  await submit.click();
  await expectPending(page, "/login/code", submit);
  release();
  await expect(page).toHaveURL(studentPaths.feed);
});

test("a new password is requested and set before the scripts ran", async ({ page }) => {
  const { email } = await student({ locale: "fr", isUnverified: true });
  let release = await openWithoutScripts(page, "/forgot-password");
  await page.getByLabel(users.email).fill(email);
  await page.getByRole("button", { name: users.forgot.submit }).click();
  release();
  await expect(page.getByRole("heading", { name: users.forgot.notedTitle })).toBeVisible();

  const path = `/reset-password?token=${tokenOf(await waitForEmail(email, "reset_password"))}`;
  release = await openWithoutScripts(page, path);
  await page.getByLabel(users.reset.password, { exact: true }).fill(newPassword);
  await page.getByLabel(users.signup.confirmation, { exact: true }).fill(newPassword);
  const submit = page.getByRole("button", { name: users.reset.submit });
  await submit.click();
  await expectPending(page, path, submit);
  release();
  await expect(page.getByText(users.reset.done)).toBeVisible();
});

test("keeps the text of a visitor's comment that was typed before the scripts ran", async ({ page }) => {
  const t = messages.fr.posts.comments;
  const release = await openWithoutScripts(page, `/posts/${(await insertPost()).id}`);
  await page.getByLabel(t.name).fill("Zora Passante");
  await page.getByLabel(t.email).fill("zora@test.invalid");
  await page.getByLabel(t.label, { exact: true }).fill("Bravo à tous");
  release();
  await page.getByRole("button", { name: t.send, exact: true }).click();
  await expect(page.getByText("Bravo à tous")).toBeVisible();
  await expect(page.getByLabel(t.name)).toHaveValue("Zora Passante");
});

test("stores a setting that is changed before the scripts ran", async ({ context, page }) => {
  await signInAs(context, await student(), { locale: "fr" });
  const release = await openWithoutScripts(page, studentPaths.settings);
  const { categories, channels, choice } = settings.notifications;
  const name = choice.replace("{category}", categories.likes).replace("{channel}", channels.app);
  const box = page.getByRole("checkbox", { name });
  await box.click();
  await expect(box).not.toBeChecked();
  const stored = page.waitForResponse((response) => response.request().method() === "PUT");
  release();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(box).not.toBeChecked();
});

test("stores a frequency that is selected before the scripts ran", async ({ context, page }) => {
  await signInAs(context, await student(), { locale: "fr" });
  const release = await openWithoutScripts(page, studentPaths.settings);
  const frequency = page.getByLabel(settings.notifications.frequency);
  await frequency.selectOption("daily");
  const stored = page.waitForResponse((response) => response.request().method() === "PUT");
  release();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(frequency).toHaveValue("daily");
});

test("applies a theme that is selected before the scripts ran on a prerendered page", async ({ page }) => {
  const release = await openWithoutScripts(page, "/apropos");
  await page.getByRole("radio", { name: messages.fr.ui.theme.dark }).check({ force: true });
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("reloads a form whose scripts cannot be loaded, without its input in the URL", async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/login", { waitUntil: "load" });
  await page.unrouteAll();
  await page.getByLabel(users.password, { exact: true }).fill("pas le bon");
  const submit = page.getByRole("button", { name: users.login.submit });
  await submit.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel(users.password, { exact: true })).toHaveValue("");
  await submit.click();
  await expect(page.getByText(messages.fr.validation.password_required)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the URL never contains a password", async ({ page }) => {
    for (const [path, label, submit] of [
      ["/login", users.password, users.login.submit],
      ["/signup", users.password, users.signup.submit],
      ["/signup/company", users.password, users.companySignup.submit],
    ] as const) {
      await page.goto(path);
      await page.getByLabel(label, { exact: true }).fill(password);
      await page.getByRole("button", { name: submit }).click();
      await expect(page.locator("main noscript p")).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});
