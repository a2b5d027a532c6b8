import { adminPaths } from "@/lib/routes";
import { contact } from "@/lib/site";
import en from "@/messages/en/school-settings.json" with { type: "json" };
import validationEn from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/school-settings.json" with { type: "json" };
import validationFr from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, holdScripts, signInAs, test } from "../../support/browser";
import { actionsBy } from "../../support/input";
import { openSchoolSettings } from "../../support/school-settings-page";
import { admin } from "../../support/users";

const texts = { fr: { t: fr.contact, v: validationFr }, en: { t: en.contact, v: validationEn } };

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator edits the contact details by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    const { t, v } = texts[locale];
    const { activate, choose, fill } = actionsBy(input);
    await openSchoolSettings(page, { locale, colorScheme, width });
    const form = page.locator("form").filter({ has: page.getByLabel(t.privacyEmail) });
    const [email, phone] = [form.getByLabel(t.email, { exact: true }), form.getByLabel(t.phone)];
    const city = form.getByLabel(t.city);
    await fill(city, "1000 Bruxelles");
    await choose(form.getByLabel(t.country), "BE");
    await expect(form.getByRole("figure", { name: t.preview })).toContainText(/Bruxelles, Belgi/);
    await fill(email, "bonjour");
    await fill(phone, "02 61 appelez-nous");
    await activate(form.getByRole("button", { name: t.save }));
    await expect(form.getByText(v.email_invalid)).toBeVisible();
    await expect(form.getByText(v.phone_invalid)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(phone).toHaveValue("02 61 appelez-nous");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Stores the details unchanged, because other tests read the public pages meanwhile.
    await fill(city, contact.city);
    await choose(form.getByLabel(t.country), contact.country);
    await fill(email, contact.email);
    await fill(phone, contact.phone);
    await activate(form.getByRole("button", { name: t.save }));
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue(contact.email);
  });

test("keeps input from before the hydration of the page", async ({ page, context }) => {
  const t = texts.en.t;
  await signInAs(context, await admin(), { locale: "en" });
  const serveScripts = await holdScripts(page);
  await page.goto(adminPaths.schoolSettings, { waitUntil: "commit" });
  const [city, street] = [page.getByLabel(t.city), page.getByLabel(t.street)];
  await city.fill("1000 Bruxelles");
  await page.getByLabel(t.country).selectOption("BE");
  serveScripts();
  await expect(street, "the others get what is stored").toHaveValue(contact.street);
  await expect(city).toHaveValue("1000 Bruxelles");
  await expect(page.getByLabel(t.country)).toHaveValue("BE");
});
