import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, test } from "../../support/browser";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { openSchoolSettings } from "../../support/school-settings-page";

const texts = {
  fr: { t: messages.fr.schoolSettings, v: messages.fr.validation, ui: messages.fr.ui },
  en: { t: messages.en.schoolSettings, v: messages.en.validation, ui: messages.en.ui },
};

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator changes the settings by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    const { t, v, ui } = texts[locale];
    const { activate, fill } = actionsBy(input);
    await openSchoolSettings(page, { locale, colorScheme, width });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const links = page.getByRole("navigation", { name: ui.sections }).getByRole("link");
    const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    await expect(links).toHaveText(titles);

    const domains = page.getByRole("textbox", { name: t.domains });
    await fill(domains, "@ecole.fr\nélève");
    await fill(page.getByLabel(t.auditLog), "121");
    await activate(page.getByRole("button", { name: t.save, exact: true }));
    await expect(page.getByText(v.domain_invalid)).toBeVisible();
    await expect(domains).toBeFocused();
    await expect(domains).toHaveValue("@ecole.fr\nélève");
    await expect(page.getByText(v.number_too_high)).toBeVisible();

    await page.reload();
    await expect(domains).toHaveValue("@ecole.fr\nélève");
    await expect(page.getByLabel(t.auditLog)).toHaveValue("121");

    // Stores the settings unchanged, because other tests sign up meanwhile.
    await fill(domains, "");
    await fill(page.getByLabel(t.auditLog), "12");
    await activate(page.getByRole("button", { name: t.save, exact: true }));
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t.auditLog)).toHaveValue("12");
  });
