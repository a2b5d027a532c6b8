import en from "@/messages/en/search.json" with { type: "json" };
import fr from "@/messages/fr/search.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, widths } from "../../support/browser";
import { groupOf } from "../../support/groups";
import { newWord } from "../../support/search";
import { student } from "../../support/users";

for (const [locale, size] of [
  ["fr", "phone"],
  ["en", "desk"],
] as const)
  test(`a student finds a group in the box and in its tab, in ${locale} on a ${size}`, async ({
    page,
    context,
  }) => {
    const t = { fr, en }[locale];
    const q = newWord();
    const [owner, reader] = [await student(), await student()];
    const group = await groupOf(owner, { name: `Club ${q}` });
    await groupOf(owner, { name: `Secret ${q}`, visibility: "private" });
    await signInAs(context, reader, { locale });
    await page.setViewportSize(widths[size]);
    await page.goto(`/student/dashboard/search?q=${q}&tab=groups`);
    const tabs = page.getByRole("navigation", { name: t.tabs });
    await expect(tabs.locator("[aria-current=page]")).toHaveText(`${t.sections.groups}1`);
    const link = page.getByRole("main").getByRole("link", { name: `Club ${q}` });
    await expect(link.locator("mark")).toHaveText(q);
    await expectAccessible(page, { rules: "all", within: "main" });
    await page.getByRole("combobox", { name: t.label }).fill(q);
    const section = page.getByRole("group", { name: t.sections.groups });
    await section.getByRole("option", { name: `Club ${q}` }).click();
    await expect(page).toHaveURL(new RegExp(`/student/dashboard/group/${group}`));
    await expect(page.getByRole("heading", { name: `Club ${q}`, level: 1 })).toBeVisible();
  });
