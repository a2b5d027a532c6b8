import type { Locator } from "@playwright/test";
import { landing } from "@/lib/site";
import en from "@/messages/en/school-settings.json" with { type: "json" };
import validationEn from "@/messages/en/validation.json" with { type: "json" };
import fr from "@/messages/fr/school-settings.json" with { type: "json" };
import validationFr from "@/messages/fr/validation.json" with { type: "json" };
import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, test } from "../../support/browser";
import { actionsBy, type Input, moveFocusTo } from "../../support/input";
import { openSchoolSettings } from "../../support/school-settings-page";

async function showFrench(preview: Locator, t: typeof fr.landing, input: Input): Promise<void> {
  if (input === "mouse") return preview.getByText(t.languages.fr, { exact: true }).click();
  await moveFocusTo(preview.getByRole("radio", { name: t.languages.en }));
  await preview.page().keyboard.press("ArrowLeft");
}

const words = { fr: { t: fr.landing, v: validationFr }, en: { t: en.landing, v: validationEn } };

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator edits the landing page by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    const { t, v } = words[locale];
    const { activate, fill } = actionsBy(input);
    const inFrench = (label: string) => t.inLocale.fr.replace("{label}", label);
    await openSchoolSettings(page, { locale, colorScheme, width });
    const form = page.locator("form").filter({ has: page.getByRole("group", { name: t.figures }) });
    const countries = form.getByLabel(inFrench(t.figure.countries));
    const save = form.getByRole("button", { name: t.save });
    const preview = form.getByRole("figure", { name: t.preview });
    const chosen = preview.getByRole("radio", { name: t.languages[locale], exact: true });
    await expect(chosen).toBeChecked();
    await expect(preview.locator("dl")).toContainText(landing.figures.countries[locale]);
    await fill(countries, "");
    if (locale === "en") await showFrench(preview, t, input);
    await expect(preview.locator("dl")).not.toContainText(landing.figures.countries.fr);
    await activate(form.getByRole("button", { name: t.testimonials.add }));
    const third = form.getByRole("group", { name: t.testimonials.one.replace("{number}", "3") });
    await fill(third.getByLabel(t.name), "Zoé Vannier");
    await expect(preview.getByRole("figure").nth(2)).toContainText("Zoé Vannier");
    await activate(form.getByRole("button", { name: t.contributors.add }));
    const fourth = form.getByRole("group", { name: t.contributors.one.replace("{number}", "4") });
    await fill(fourth.getByLabel(t.name), "Rosa Tilleul");
    await activate(save);
    await expect(fourth.getByText(v.required)).toHaveCount(2);
    await expect(fourth.getByLabel(t.name)).toHaveValue("Rosa Tilleul");
    await expect(form.getByText(v.both_languages)).toHaveCount(1);
    await expect(countries).toBeFocused();
    await expect(third.getByText(v.required)).toHaveCount(4);
    await expect(third.getByLabel(t.name)).toHaveValue("Zoé Vannier");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Stores the content unchanged, because other tests read the landing page meanwhile.
    await fill(countries, landing.figures.countries.fr);
    await activate(third.getByRole("button", { name: t.testimonials.remove.replace("{number}", "3") }));
    await expect(third).toHaveCount(0);
    await expect(form.getByRole("group", { name: t.testimonials.title, exact: true })).toBeFocused();
    await activate(fourth.getByRole("button", { name: t.contributors.remove.replace("{number}", "4") }));
    await expect(fourth).toHaveCount(0);
    await expect(preview.getByRole("figure")).toHaveCount(2);
    await activate(save);
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(countries).toHaveValue(landing.figures.countries.fr);
  });
