import type { Page } from "@playwright/test";
import { groupPath } from "@/lib/routes";
import groups from "@/messages/fr/groups.json" with { type: "json" };
import settings from "@/messages/fr/settings.json" with { type: "json" };
import users from "@/messages/fr/users.json" with { type: "json" };
import { expect, holdScripts, setLocale, signInAs, test, waitForHydration } from "../../support/browser";
import { insertGroup } from "../../support/groups";
import { student } from "../../support/users";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
});

/** Opens a page that is never idle; the parts that hydrate later wait for their scripts after an interaction. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await page.goto(path, { waitUntil: "load" });
  await waitForHydration(page.locator("body"));
  return holdScripts(page);
}

test("a sign-in form keeps input and a click from before its hydration", async ({ context, page }) => {
  await setLocale(context, "fr");
  const release = await openHeld(page, "/login");
  const form = page.locator("main form");
  await form.evaluate((element) => element.setAttribute("data-first", "yes"));
  const email = page.getByLabel(users.email);
  await email.fill("personne@ecole.test");
  const password = page.getByLabel(users.password, { exact: true });
  await password.fill("pas le bon");
  await page.getByRole("button", { name: users.login.submit }).click();
  await expect(password).not.toHaveAttribute("aria-invalid", "true");
  release();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("personne@ecole.test");
  await expect(form).toHaveAttribute("data-first", "yes");
});

test("stores a setting that is changed before its section is hydrated", async ({ context, page }) => {
  await signInAs(context, await student(), { locale: "fr" });
  const release = await openHeld(page, "/student/dashboard/settings");
  const { categories, channels, choice } = settings.notifications;
  const name = choice.replace("{category}", categories.likes).replace("{channel}", channels.app);
  const box = page.getByRole("checkbox", { name });
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  const stored = page.waitForResponse((response) => response.request().method() === "PUT");
  release();
  expect((await stored).status()).toBe(200);
  await expect(box).not.toBeChecked();
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(box).not.toBeChecked();
});

test("links of a part that is not hydrated work", async ({ context, page }) => {
  await setLocale(context, "fr");
  await openHeld(page, "/login");
  await page.unrouteAll();
  await page.getByRole("link", { name: users.login.forgotten }).click();
  await expect(page).toHaveURL(/\/forgot-password/);
});

test("a group's form has its values before its hydration, and keeps what is typed then", async ({
  context,
  page,
}) => {
  const user = await student();
  const id = await insertGroup(user, { name: "Club photo" });
  await signInAs(context, user, { locale: "fr" });
  const release = await openHeld(page, `${groupPath(id)}/settings`);
  const name = page.getByLabel(groups.name, { exact: true });
  const description = page.getByLabel(groups.description);
  await expect(name).toHaveValue("Club photo");
  await expect(description).toHaveValue("Le club de la cour");
  await description.fill("Le jeudi à midi");
  release();
  await expect(page.locator("[data-hydrate-later]")).toHaveCount(0);
  await expect(name).toHaveValue("Club photo");
  await expect(description).toHaveValue("Le jeudi à midi");
});
