import { adminPaths } from "@/lib/routes";
import { contact } from "@/lib/site";
import en from "@/messages/en/school-settings.json" with { type: "json" };
import validationEn from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/school-settings.json" with { type: "json" };
import validationFr from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test } from "../../support/browser";
import { admin } from "../../support/users";

const words = { fr: { t: fr.contact, v: validationFr }, en: { t: en.contact, v: validationEn } };

for (const { locale, colorScheme, width } of looks)
  test(`an administrator edits the contact details by keyboard, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
    context,
  }) => {
    const { t, v } = words[locale];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.schoolSettings);
    const form = page.locator("form").filter({ has: page.getByLabel(t.privacyEmail) });
    const [email, phone] = [form.getByLabel(t.email, { exact: true }), form.getByLabel(t.phone)];
    const city = form.getByLabel(t.city);
    await city.fill("1000 Bruxelles");
    await form.getByLabel(t.country).selectOption("BE");
    await expect(form.getByRole("figure", { name: t.preview })).toContainText(/Bruxelles, Belgi/);
    await email.fill("bonjour");
    await phone.fill("02 61 appelez-nous");
    await form.getByRole("button", { name: t.save }).press("Enter");
    await expect(form.getByText(v.email_invalid)).toBeVisible();
    await expect(form.getByText(v.phone_invalid)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(phone).toHaveValue("02 61 appelez-nous");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Others read the public pages meanwhile: they stay as they are.
    await city.fill(contact.city);
    await form.getByLabel(t.country).selectOption(contact.country);
    await email.fill(contact.email);
    await phone.fill(contact.phone);
    await form.getByRole("button", { name: t.save }).press("Enter");
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue(contact.email);
  });
