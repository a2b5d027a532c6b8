import { adminPaths } from "@/lib/routes";
import { defaultAccent } from "@/lib/site";
import en from "@/messages/en/school-settings.json" with { type: "json" };
import validationEn from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/school-settings.json" with { type: "json" };
import validationFr from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, signInAs, test } from "../../support/browser";
import { actionsBy } from "../../support/input";
import { openSchoolSettings } from "../../support/school-settings-page";
import { admin } from "../../support/users";

const texts = { fr: { t: fr.appearance, v: validationFr }, en: { t: en.appearance, v: validationEn } };

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator chooses the accent colour by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    const { t, v } = texts[locale];
    const { activate, fill } = actionsBy(input);
    await openSchoolSettings(page, { locale, colorScheme, width });
    const form = page.locator("form").filter({ has: page.getByLabel(t.pick) });
    const accent = form.getByLabel(t.accent, { exact: true });
    const preview = form.getByRole("figure", { name: t.preview });
    await fill(accent, "#ffd200");
    await expect(preview).toContainText(t.adjusted.split("{")[0] as string);
    await expectAccessible(page);
    // The colour picker is the browser's, so the keyboard enters the code beside it.
    if (input === "mouse") await form.getByLabel(t.pick).fill("#1f5387");
    else await fill(accent, "#1f5387");
    await expect(accent).toHaveValue("#1f5387");
    await expect(preview).toContainText(t.readable);
    await expect(preview.getByText(t.link).first()).toHaveCSS("color", "rgb(31, 83, 135)");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await fill(accent, "bleu");
    await accent.press("Enter");
    await expect(form.getByText(v.color_invalid)).toBeVisible();
    await expect(accent).toHaveValue("bleu");

    // Resets the form before it is saved, because other tests read the pages meanwhile.
    await fill(accent, "#1f5387");
    await activate(form.getByRole("button", { name: t.default }));
    await expect(accent).toHaveValue(defaultAccent);
    await activate(form.getByRole("button", { name: t.save }));
    await expect(page.getByText(t.saved)).toBeVisible();
  });

test("a success stays green under a red accent", async ({ page, context }) => {
  await signInAs(context, await admin(), { locale: "en" });
  await page.goto(adminPaths.schoolSettings);
  await page.evaluate(() => document.documentElement.style.setProperty("--accent-light", "#b23a48"));
  await page.getByRole("button", { name: en.appearance.save }).click();
  const toast = page.getByRole("listitem").filter({ hasText: en.appearance.saved });
  await expect(toast.locator("svg").first()).toHaveCSS("color", "rgb(29, 90, 61)");
});
