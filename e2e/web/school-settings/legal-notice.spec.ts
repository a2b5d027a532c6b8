import { expectAccessible, expectNoSidewaysScroll } from "../../support/accessibility";
import { displayVariants, expect, test } from "../../support/browser";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { openSchoolSettings } from "../../support/school-settings-page";

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`an administrator fills in the legal notice by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    page,
  }) => {
    const t = messages[locale].schoolSettings.legalNotice;
    const { activate, fill } = actionsBy(input);
    await openSchoolSettings(page, { locale, colorScheme, width });
    const form = page.locator("form").filter({ has: page.getByLabel(t.publisher) });
    const [director, host] = [form.getByLabel(t.director), form.getByLabel(t.host)];
    const missing = (details: string) =>
      form.getByText(t.missing.replace("{details}", details), { exact: true });
    await expect(missing(`${t.director}, ${t.host}`)).toBeVisible();
    await expectAccessible(page);
    await fill(director, "Ada Roux");
    await expect(missing(t.host)).toBeVisible();
    await fill(host, "Nuage SARL");
    await expect(missing(t.host)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(director, "the draft stays").toHaveValue("Ada Roux");
    await expect(host).toHaveValue("Nuage SARL");

    // Stores the notice unchanged, because other tests read the public pages meanwhile.
    await fill(director, "");
    await fill(host, "");
    await activate(form.getByRole("button", { name: t.save }));
    await expect(page.getByText(t.saved)).toBeVisible();
    await page.reload();
    await expect(missing(`${t.director}, ${t.host}`)).toBeVisible();
  });
