import { contact } from "@/lib/site";
import contactEn from "@/messages/en/contact.json" with { type: "json" };
import siteFr from "@/messages/fr/site.json" with { type: "json" };
import { expect, setLocale, test, viewports } from "../../support/browser";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { publicPages } from "../../support/site";

for (const { href } of publicPages)
  test(`${href} is accessible in every theme and width`, async ({ page }) => {
    test.setTimeout(120_000);
    // An element that is still fading in does not have its final contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(href);
    await expectEveryDisplayVariant(page, `public${href.replaceAll("/", "-")}`, { rules: "all" });
  });

test.describe("a visitor with an English browser", () => {
  test.use({ locale: "en-GB" });
  test("is asked once to switch to English", async ({ page }) => {
    await page.goto("/contact?post=1");
    await page.getByRole("link", { name: siteFr.languageSuggestion.link }).click();
    await expect(page).toHaveURL(/\/en\/contact\?post=1$/);
    await page.goto("/en/apropos");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/en/apropos?from=letter");
    await page.getByRole("link", { name: "Français", exact: true }).click();
    await expect(page).toHaveURL(/\/apropos\?from=letter$/);
    await expect(page.getByRole("link", { name: siteFr.languageSuggestion.link })).toHaveCount(0);
  });
});

for (const height of [256, 480])
  test.describe(`a visitor with an English browser and a window of 320 × ${height}`, () => {
    test.use({ locale: "en-GB", viewport: { width: 320, height } });
    test("sees what has the focus beside the suggestion of the other language", async ({ page }) => {
      await page.goto("/contact");
      const suggestion = page.getByRole("link", { name: siteFr.languageSuggestion.link });
      await expect(suggestion).toBeVisible();
      const theme = page.getByRole("radio", { name: "Sombre" });
      await theme.focus();
      await expect(theme).toBeFocused();
      const label = page.getByText("Sombre", { exact: true });
      await expect(label).toBeInViewport();
      const isOnTop = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      await expect.poll(() => label.evaluate(isOnTop)).toBe(true);
    });
  });

test.describe("a visitor with a French browser", () => {
  test.use({ locale: "fr-FR" });
  test("is not asked to switch", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("radio", { name: "Sombre" }).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("link", { name: siteFr.languageSuggestion.link })).toHaveCount(0);
    await page.goto("/apropos");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("without scripts, a visitor reads the pages and opens the menu on a phone", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    locale: "fr-FR",
  });
  const page = await context.newPage();
  await page.setViewportSize(viewports.phone);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: siteFr.nav.contact }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main").getByRole("link", { name: contact.email })).toBeVisible();
  await context.close();
});

test("a visitor sends a message after filling the missing fields", async ({ page }) => {
  await page.goto("/en/contact");
  const form = page.getByRole("form", { name: contactEn.form });
  await form.getByRole("button", { name: contactEn.send }).click();
  await expect(form.getByLabel(contactEn.name)).toBeFocused();
  await expect(form.getByLabel(contactEn.name)).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel(contactEn.name).fill("Ada Lovelace");
  await form.getByLabel(contactEn.email).fill("ada@test.invalid");
  await form.getByLabel(contactEn.content).fill("Where is the yard?");
  await page.reload();
  await expect(form.getByLabel(contactEn.content)).toHaveValue("Where is the yard?");
  await expect(form.getByLabel(contactEn.email)).toHaveValue("ada@test.invalid");
  await form.getByRole("button", { name: contactEn.send }).click();
  await expect(page.getByRole("heading", { name: contactEn.sentTitle })).toBeFocused();
});

test("the sitemap and the feeds are well-formed", async ({ page }) => {
  await page.goto("/");
  for (const href of ["/sitemap.xml", "/rss.xml", "/en/rss.xml"]) {
    const broken = await page.evaluate(async (from) => {
      const text = await (await fetch(from)).text();
      return new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")
        ?.textContent;
    }, href);
    expect(broken, href).toBeUndefined();
  }
});

for (const path of ["/login", "/signup", "/signup/company", "/forgot-password"])
  test(`a visitor goes from ${path} back to the landing page by the logo`, async ({ page, context }) => {
    await setLocale(context, "fr");
    await page.goto(path);
    await page.getByRole("banner").getByRole("link", { name: siteFr.nav.home, exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(siteFr.home.headline);
  });
