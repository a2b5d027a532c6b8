import { draftOwnerItem } from "@/components/ui/draft-owner-item";
import { inviteMember } from "@/lib/companies/members-contract";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths, studentPaths } from "@/lib/routes";
import { browserClient } from "../../support/api";
import { expect, setLocale, signInAs, test, withoutTags } from "../../support/browser";
import { invitationSecret } from "../../support/companies";
import { sql } from "../../support/database";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { submitSignIn } from "../../support/sign-in-form";
import { company, newEmail, student } from "../../support/users";

const siteFr = messages.fr.site;
const siteEn = messages.en.site;
const contactEn = messages.en.contact;

const texts = {
  fr: { ...messages.fr.shell, site: siteFr, prefix: "" },
  en: { ...messages.en.shell, site: siteEn, prefix: "/en" },
};
const paths = ["/posts/2147483647", "/posts/abc", "/offre/2147483647", "/entreprise/2147483647"];

for (const locale of ["fr", "en"] as const)
  for (const javaScriptEnabled of [true, false])
    test(`shows the 404 page, in ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
      browser,
      baseURL,
    }) => {
      const { missing, site, prefix } = texts[locale];
      // The browser has the other language, because the URL decides.
      const options = { javaScriptEnabled, locale: locale === "fr" ? "en-GB" : "fr-FR" };
      const context = await browser.newContext({ ...options, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
          problems.push(message.text());
      });
      const outside = locale === "en" ? ["/rien", "/offre/1/rien"] : [];
      for (const path of [...paths, ...outside]) {
        expect((await page.goto(prefix + path))?.status(), path).toBe(404);
        await expect(page).toHaveTitle(`${missing.title} · Préau`);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("heading", { level: 1, name: missing.title })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: missing.home })).toHaveAttribute(
          "href",
          prefix || "/",
        );
      }
      await page.goto(`${prefix}/posts/2147483647`);
      await page.getByRole("main").getByRole("link", { name: site.nav.jobs }).click();
      await expect(page).toHaveURL(`${prefix}/offre`);
      expect(problems).toEqual([]);
      await context.close();
    });

for (const javaScriptEnabled of [true, false])
  test(`a post that only members read leads through sign-in back to it, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const { id } = await insertPost({ audience: "members" });
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    for (const landmark of ["banner", "main"] as const) {
      await page.goto(`/en/posts/${id}`);
      await expect(page.getByText(messages.en.posts.page.missingText)).toBeVisible();
      await page.getByRole(landmark).getByRole("link", { name: texts.en.public.signIn }).click();
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/en/posts/${id}`)}`);
    }
    await context.close();
  });

test("a member who has signed in at a post reads it", async ({ page }) => {
  const content = `Entre nous ${crypto.randomUUID()}`;
  const { id, by } = await insertPost({ audience: "members", content });
  await page.goto(`/en/posts/${id}`);
  await page.getByRole("main").getByRole("link", { name: texts.en.public.signIn }).click();
  await submitSignIn(page, messages.en.users, by.email);
  await expect(page.getByText(content)).toBeVisible();
  await expect(page).toHaveURL(`/en/posts/${id}`);
});

for (const javaScriptEnabled of [true, false])
  test(`keeps the language of a public page at sign-in, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const options = { javaScriptEnabled, locale: "fr-FR", baseURL: baseURL ?? "" };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto("/en");
    const account = page.getByRole("banner").getByRole("navigation", { name: siteEn.nav.account });
    await account.getByRole("link", { name: siteEn.nav.signIn }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/demo");
    await page.getByRole("main").getByRole("link", { name: siteFr.nav.signUp }).click();
    await expect(page).toHaveURL("/signup");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await context.close();
  });

test("without scripts, the account screens require scripts, and the contact form works", async ({
  browser,
  baseURL,
}) => {
  const options = { javaScriptEnabled: false, locale: "en-GB", baseURL: baseURL ?? "" };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const screens = ["/login", "/signup", "/signup/company", "/forgot-password", "/verify-email?token=x"];
  for (const screen of [...screens, "/reset-password?token=x", "/join-company?token=x"]) {
    await page.goto(screen);
    const note = page.locator("main noscript p");
    await expect(note, screen).toHaveText(withoutTags(messages.en.users.noScript));
    await expect(note, screen).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/en/contact");
  const form = page.getByRole("form", { name: contactEn.form });
  await form.getByLabel(contactEn.name).fill("Ada Lovelace");
  await form.getByRole("button", { name: contactEn.send }).click();
  await expect(page).toHaveURL("/en/contact/unsent");
  await expect(page.getByRole("heading", { level: 1, name: siteEn.contactPage.unsent.title })).toBeVisible();
  await page.goto("/en/contact");
  await form.getByLabel(contactEn.name).fill("Ada Lovelace");
  await form.getByLabel(contactEn.email).fill("ada@test.invalid");
  await form.getByLabel(contactEn.content).fill("Where is the yard?");
  await form.getByRole("button", { name: contactEn.send }).click();
  await expect(page).toHaveURL("/en/contact/sent");
  await context.close();
});

for (const [locale, terms, privacy] of [
  ["fr", "/terms", "/privacy"],
  ["en", "/en/terms", "/en/privacy"],
] as const)
  test(`the terms can be read before sign-up without losing the form, in ${locale}`, async ({
    page,
    context,
  }) => {
    await setLocale(context, locale);
    const t = messages[locale].users;
    const email = newEmail();
    await (await browserClient(await company())).call(inviteMember, { body: { email, role: "read_only" } });
    const join = `/join-company?token=${await invitationSecret(email)}`;
    for (const screen of ["/signup", "/signup/company", join]) {
      await page.goto(screen);
      await page.getByRole("textbox").first().fill("Zoé");
      for (const path of [terms, privacy]) {
        const [opened] = await Promise.all([
          context.waitForEvent("page"),
          page.getByRole("main").locator(`a[href="${path}"]`).click(),
        ]);
        await expect(opened).toHaveURL(path);
        await opened.close();
      }
      const box = page.getByLabel(withoutTags(t.signup.terms));
      await expect(box).not.toBeChecked();
      await box.check();
      await expect(page.getByRole("textbox").first()).toHaveValue("Zoé");
    }
  });

test("a prerendered page leads a visitor to sign-in and sign-up, and a member to their area", async ({
  context,
  page,
}) => {
  const t = siteEn.nav;
  const about = localizedPath("en", publicPaths.about);
  const links = page.getByRole("navigation", { name: t.account }).getByRole("link");
  await page.goto(about);
  await expect(links).toHaveText([t.signIn, t.signUp]);
  await signInAs(context, await student(), { locale: "en" });
  await page.goto(studentPaths.settings);
  await expect.poll(() => page.evaluate((item) => localStorage.getItem(item), draftOwnerItem)).not.toBeNull();
  await page.goto(about);
  await expect(links).toHaveText([t.dashboard]);
  await links.click();
  await expect(page).toHaveURL(studentPaths.feed);
});

test("a visitor searches jobs from the landing page", async ({ page }) => {
  await page.goto("/en");
  await expect(page.getByRole("heading", { name: siteEn.home.jobs.title })).toBeVisible();
  const form = page.getByRole("form", { name: siteEn.home.jobs.form });
  await form.getByLabel(siteEn.home.jobs.words).fill("design");
  await form.getByRole("button", { name: siteEn.home.jobs.search }).click();
  await expect(page).toHaveURL("/en/offre?q=design");
});

test("a visitor reports a post through the contact form", async ({ page }) => {
  const { id } = await insertPost();
  const email = newEmail();
  await page.goto(`/en/posts/${id}`);
  await page.getByRole("button", { name: /^Options for the post/ }).click();
  await page.getByRole("menuitem", { name: messages.en.posts.card.report }).click();
  await expect(page).toHaveURL(`/en/contact?post=${id}`);
  const form = page.getByRole("form", { name: contactEn.form });
  const content = form.getByLabel(contactEn.content);
  await expect(content).toBeFocused();
  await expect(content).toHaveValue(new RegExp(`/posts/${id}\\s`));
  await content.press("Control+End");
  await content.pressSequentially("It is unkind.");
  await form.getByLabel(contactEn.name).fill("Zoé Passante");
  await form.getByLabel(contactEn.email).fill(email);
  await form.getByRole("button", { name: contactEn.send }).click();
  await expect(page.getByRole("heading", { name: contactEn.sentTitle })).toBeFocused();
  const [message] = await sql`select content, is_suspect from contact_messages where email = ${email}`;
  expect(message?.is_suspect).toBe(false);
  expect(message?.content).toMatch(new RegExp(`/posts/${id}\\s+It is unkind\\.$`));
  await page.getByRole("button", { name: contactEn.again }).click();
  await expect(form.getByLabel(contactEn.name)).toBeFocused();
});
