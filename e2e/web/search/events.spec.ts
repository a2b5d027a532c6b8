import en from "@/messages/en/search.json" with { type: "json" };
import fr from "@/messages/fr/search.json" with { type: "json" };
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, widths } from "../../support/browser";
import { eventOf } from "../../support/events";
import { groupOf } from "../../support/groups";
import { newWord } from "../../support/search";
import { admin, student } from "../../support/users";

for (const [locale, size] of [
  ["fr", "phone"],
  ["en", "desk"],
] as const)
  test(`a student finds an event in the box and in its tab, in ${locale} on a ${size}`, async ({
    page,
    context,
  }) => {
    const t = { fr, en }[locale];
    const q = newWord();
    const [owner, reader] = [await student(), await student()];
    const event = await eventOf(await admin(), { title: `Gala ${q}` });
    const group = await groupOf(owner, { visibility: "private" });
    await eventOf(owner, { group, title: `Secret ${q}` });
    await signInAs(context, reader, { locale });
    await page.setViewportSize(widths[size]);
    await page.goto(`/student/dashboard/search?q=${q}&tab=events`);
    const tabs = page.getByRole("navigation", { name: t.tabs });
    await expect(tabs.locator("[aria-current=page]")).toHaveText(`${t.sections.events}1`);
    const link = page.getByRole("main").getByRole("link", { name: `Gala ${q}` });
    await expect(link.locator("mark")).toHaveText(q);
    await expectAccessible(page, { rules: "all", within: "main" });
    await page.getByRole("combobox", { name: t.label }).fill(q);
    const section = page.getByRole("group", { name: t.sections.events });
    await section.getByRole("option", { name: `Gala ${q}` }).click();
    await expect(page).toHaveURL(new RegExp(`/student/dashboard/events/${event}`));
    await expect(page.getByRole("heading", { name: `Gala ${q}`, level: 1 })).toBeVisible();
  });
