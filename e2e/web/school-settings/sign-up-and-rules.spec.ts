import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { adminPaths, publicPaths } from "@/lib/routes";
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { appOfSpec } from "../../support/app-of-spec";
import { addSession, expect, test, viewports, withoutTags } from "../../support/browser";
import { expectEveryDisplayVariant } from "../../support/every-display-variant";
import { actionsBy, inputFlows } from "../../support/input";
import { signInAdmin } from "../../support/instance-users";
import { expectNamesFit, expectNamesReadable } from "../../support/long-names";
import { setLongestSchoolSettings } from "../../support/longest-school-settings";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { takeScreenshot } from "../../support/screenshots";
import { password } from "../../support/users";

const languages = {
  fr: { t: messages.fr.schoolSettings, users: messages.fr.users, validation: messages.fr.validation },
  en: { t: messages.en.schoolSettings, users: messages.en.users, validation: messages.en.validation },
};

// A separate application, because users of other tests sign up in the shared one.
const app = appOfSpec();
test.describe.configure({ mode: "serial" });

async function openContext(context: BrowserContext, locale: Locale, device: keyof typeof viewports) {
  await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: app.origin }]);
  const page = await context.newPage();
  await page.setViewportSize(viewports[device]);
  return page;
}

/** Signs an administrator in and opens the settings. */
async function openSettings(
  context: BrowserContext,
  { locale, device }: { locale: Locale; device: keyof typeof viewports },
): Promise<Page> {
  const page = await openContext(context, locale, device);
  const { cookie } = await signInAdmin(app.origin, app.sql);
  await addSession(context, cookie, { locale, url: app.origin });
  await page.goto(app.origin + adminPaths.schoolSettings);
  return page;
}

for (const [locale, device, input] of inputFlows)
  test(`an administrator closes sign-up, limits its email domains and changes the time zone by ${input}, in ${locale} on a ${device}`, async ({
    browser,
    context,
  }) => {
    test.setTimeout(120_000);
    const { t, users, validation } = languages[locale];
    const { activate, check, choose, fill } = actionsBy(input);
    const page = await openSettings(context, { locale, device });
    const [students, companies] = [page.getByLabel(t.students), page.getByLabel(t.companies)];
    const domains = page.getByRole("textbox", { name: t.domains });
    const save = page.getByRole("button", { name: t.save, exact: true });
    await choose(students, "closed");
    await choose(companies, "closed");
    await fill(domains, "@ecole.example\nEtu.ecole.example");
    await choose(page.getByLabel(t.timeZone), "Pacific/Auckland");
    const months = [t.auditLog, t.contactMessages, t.emails].map((label) => page.getByLabel(label));
    for (const [index, field] of months.entries()) await fill(field, String(30 + index));
    await activate(save);
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(students).toHaveValue("closed");
    await expect(companies).toHaveValue("closed");
    await expect(domains).toHaveValue("ecole.example\netu.ecole.example");
    await expect(page.getByLabel(t.timeZone)).toHaveValue("Pacific/Auckland");
    for (const [index, field] of months.entries()) await expect(field).toHaveValue(String(30 + index));

    const other = await browser.newContext();
    const visitor = await openContext(other, locale, device);
    for (const [path, message] of [
      ["/signup", users.signup.closed],
      ["/signup/company", users.companySignup.closed],
    ]) {
      await visitor.goto(app.origin + path);
      await expect(visitor.getByText(String(message?.split("<")[0]).trim())).toBeVisible();
    }

    await choose(students, "open");
    await choose(companies, "open");
    await choose(page.getByLabel(t.timeZone), "Europe/Paris");
    await activate(save);
    await expect(page.getByText(t.saved)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await visitor.goto(`${app.origin}/signup`);
    await fill(visitor.getByLabel(users.signup.name), "Zoé Vannier");
    await fill(visitor.getByLabel(users.email), "zoe@ailleurs.example");
    await fill(visitor.getByLabel(users.password, { exact: true }), password);
    await fill(visitor.getByLabel(users.signup.confirmation, { exact: true }), password);
    await check(visitor.getByLabel(withoutTags(users.signup.terms)));
    await activate(visitor.getByRole("button", { name: users.signup.submit }));
    await expect(visitor.getByText(validation.email_domain_refused)).toBeVisible();
    await fill(visitor.getByLabel(users.email), `zoe-${randomKey()}@etu.ecole.example`);
    await activate(visitor.getByRole("button", { name: users.signup.submit }));
    await expect(visitor).toHaveURL(`${app.origin}/login`);
    await other.close();
  });

for (const [locale, device, input] of inputFlows)
  test(`an administrator writes the moderation rules by ${input}, in ${locale} on a ${device}`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const t = languages[locale].t.rules;
    const { validation } = languages[locale];
    const { activate, check, fill } = actionsBy(input);
    const page = await openSettings(context, { locale, device });
    const form = page.locator("form").filter({ has: page.getByLabel(t.words) });
    const [texts, days] = [form.getByLabel(t.words), form.getByLabel(t.days)];
    const save = form.getByRole("button", { name: t.save });
    await fill(texts, "zut\nÉtourdi");
    await fill(days, "366");
    await activate(save);
    await expect(form.getByText(validation.number_too_high)).toBeVisible();
    await expect(days).toBeFocused();
    await fill(days, "7");
    await fill(form.getByLabel(t.firstPosts), "2");
    await check(form.getByLabel(t.links));
    await fill(form.getByLabel(t.dailyPosts), "3");
    await activate(save);
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(texts).toHaveValue("zut\nÉtourdi");
    await expect(days).toHaveValue("7");
    await expect(form.getByLabel(t.firstPosts)).toHaveValue("2");
    await expect(form.getByLabel(t.links)).toBeChecked();
    await expect(form.getByLabel(t.dailyPosts)).toHaveValue("3");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await fill(texts, "");
    await fill(days, "0");
    await fill(form.getByLabel(t.firstPosts), "0");
    await check(form.getByLabel(t.links));
    await fill(form.getByLabel(t.dailyPosts), "");
    await activate(save);
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(texts).toHaveValue("");
    await expect(form.getByLabel(t.links)).not.toBeChecked();
  });

test("keeps fields that another administrator has changed meanwhile", async ({ context }) => {
  const { t } = languages.en;
  const page = await openSettings(context, { locale: "en", device: "desktop" });
  await app.sql`update school_settings set company_sign_up = 'closed', email_months = 36,
    contact = jsonb_build_object('city', 'Nantes')`;
  await app.sql`update moderation_rules set daily_posts = 9`;
  for (const [field, value, save] of [
    [page.getByLabel(t.auditLog), "48", t.save],
    [page.getByLabel(t.rules.words), "zut", t.rules.save],
    [page.getByLabel(t.contact.phone), "+33 2 00 00 00 00", t.contact.save],
  ] as const) {
    const form = page.locator("form").filter({ has: field });
    await field.fill(value);
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await form.getByRole("button", { name: save, exact: true }).click();
    expect((await saved).status()).toBe(200);
  }
  const [settings] = await app.sql`select company_sign_up, email_months, audit_log_months,
    contact ->> 'city' as city, contact ->> 'phone' as phone, held_words, daily_posts
    from school_settings, moderation_rules`;
  expect(settings).toEqual({
    ...{ company_sign_up: "closed", email_months: 36, audit_log_months: 48 },
    ...{ city: "Nantes", phone: "+33 2 00 00 00 00", held_words: ["zut"], daily_posts: 9 },
  });
});

test("replaces another administrator's change only after a message", async ({ context }) => {
  const { t } = languages.en;
  const ui = messages.en.ui;
  const ruleOf = (text: string) => app.sql.json([{ id: "harassment", fr: text, en: text }]);
  const store = (text: string) => app.sql`with words as (update moderation_rules set held_words = ${[text]})
    update school_settings set email_domains = ${[text]}, rules = ${ruleOf(text)},
      contact = jsonb_build_object('city', ${text}::text),
      legal_notice = jsonb_build_object('host', ${text}::text)`;
  await store("ours.example");
  const page = await openSettings(context, { locale: "en", device: "desktop" });
  await app.sql`update school_settings set audit_log_months = 50`;
  const rule = page.getByRole("group", { name: t.schoolRules.rule.replace("{number}", "1"), exact: true });
  for (const [field, { save, saved }] of [
    [page.getByRole("textbox", { name: t.domains }), t],
    [page.getByLabel(t.rules.words), t.rules],
    [page.getByLabel(t.contact.city), t.contact],
    [page.getByLabel(t.legalNotice.host), t.legalNotice],
    [rule.getByLabel(t.schoolRules.inLocale.en), t.schoolRules],
  ] as const) {
    const form = page.locator("form").filter({ has: field });
    const button = form.getByRole("button", { name: save, exact: true });
    const message = form.getByText(ui.outdatedDraft);
    await store("theirs.example");
    await field.fill("mine.example");
    await button.click();
    await expect(message).toBeVisible();
    await expect(field).toHaveValue("mine.example");
    await form.getByRole("button", { name: ui.cancel }).click();
    await expect(message).toHaveCount(0);
    await expect(field).toHaveValue("theirs.example");

    await field.fill("mine.example");
    await store("new.example");
    await button.click();
    await expect(message).toBeVisible();
    await button.click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(field).toHaveValue("mine.example");
  }
  const [settings] = await app.sql`select audit_log_months, rules from school_settings`;
  expect(settings).toEqual({
    audit_log_months: 50,
    rules: [{ id: "harassment", fr: "theirs.example", en: "mine.example" }],
  });
});

test("the longest settings are presentable in every theme and width", async ({ context }) => {
  test.setTimeout(180_000);
  const key = randomKey();
  await setLongestSchoolSettings(await signInAdmin(app.origin, app.sql), key);
  const page = await openSettings(context, { locale: "fr", device: "phone" });
  const t = languages.fr.t.landing;
  const preview = page.getByRole("figure", { name: t.preview });
  await preview.getByText(t.languages.en, { exact: true }).click();
  await expect(preview.getByRole("figure")).toHaveCount(6);
  await expectEveryDisplayVariant(page, "settings", { key });
});

test("the longest settings fit the public pages, in both languages", async ({ page }) => {
  test.setTimeout(120_000);
  const key = randomKey();
  await setLongestSchoolSettings(await signInAdmin(app.origin, app.sql), key);
  for (const name of ["home", "about", "contact", "privacy", "legalNotice"] as const)
    for (const locale of ["fr", "en"] as const) {
      const path = publicPaths[name];
      await page.goto(app.origin + localizedPath(locale, path));
      await expect(page.getByText(key).first()).toBeAttached();
      for (const [device, size] of Object.entries(viewports)) {
        await page.setViewportSize(size);
        await expectNamesFit(page, key);
        await expectNamesReadable(page, key);
        await takeScreenshot(page, `public-${locale}${path.replaceAll("/", "-")}-${device}`);
      }
    }
});
