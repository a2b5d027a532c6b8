import { adminPaths } from "@/lib/routes";
import { defaultAccent } from "@/lib/site";
import en from "@/messages/en/school-settings.json" with { type: "json" };
import validationEn from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/school-settings.json" with { type: "json" };
import validationFr from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { expect, looks, signInAs, test } from "../../support/browser";
import { admin } from "../../support/users";

const words = { fr: { t: fr.appearance, v: validationFr }, en: { t: en.appearance, v: validationEn } };

for (const { locale, colorScheme, width } of looks)
  test(`an administrator chooses the accent colour by keyboard, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
    context,
  }) => {
    const { t, v } = words[locale];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs(context, await admin(), { locale });
    await page.goto(adminPaths.schoolSettings);
    const form = page.locator("form").filter({ has: page.getByLabel(t.pick) });
    const accent = form.getByLabel(t.accent, { exact: true });
    const preview = form.getByRole("figure", { name: t.preview });
    await accent.fill("#ffd200");
    await expect(preview).toContainText(t.adjusted.split("{")[0] as string);
    await expectAccessible(page);
    await form.getByLabel(t.pick).fill("#1f5387");
    await expect(accent).toHaveValue("#1f5387");
    await expect(preview).toContainText(t.readable);
    await expect(preview.getByText(t.link).first()).toHaveCSS("color", "rgb(31, 83, 135)");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await accent.fill("bleu");
    await accent.press("Enter");
    await expect(form.getByText(v.color_invalid)).toBeVisible();
    await expect(accent).toHaveValue("bleu");

    // Others look at the pages meanwhile: they stay as they are.
    await accent.fill("#1f5387");
    await form.getByRole("button", { name: t.default }).press("Enter");
    await expect(accent).toHaveValue(defaultAccent);
    await form.getByRole("button", { name: t.save }).press("Enter");
    await expect(page.getByText(t.saved)).toBeVisible();
  });
