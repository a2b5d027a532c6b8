import { eventPath, groupPath } from "@/lib/routes";
import { expectAccessible } from "../../support/accessibility";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { insertEvent } from "../../support/events";
import { insertGroup } from "../../support/groups";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { admin, student } from "../../support/users";

/** Each inserts one item that every student sees and one in a private group; returns the path of the first. */
const contents = {
  async groups(q: string) {
    const owner = await student();
    const group = await insertGroup(owner, { name: `Club ${q}` });
    await insertGroup(owner, { name: `Secret ${q}`, visibility: "private" });
    return { path: groupPath(group), name: `Club ${q}` };
  },
  async events(q: string) {
    const owner = await student();
    const event = await insertEvent(await admin(), { title: `Gala ${q}` });
    const group = await insertGroup(owner, { visibility: "private" });
    await insertEvent(owner, { group, title: `Secret ${q}` });
    return { path: eventPath("student", event), name: `Gala ${q}` };
  },
};

for (const section of ["groups", "events"] as const)
  for (const [locale, device] of [
    ["fr", "phone"],
    ["en", "desktop"],
  ] as const)
    test(`a student finds ${section} in the search box and in their tab, in ${locale} on a ${device}`, async ({
      page,
      context,
    }) => {
      const t = messages[locale].search;
      const q = randomKey();
      const { path, name } = await contents[section](q);
      await signInAs(context, await student(), { locale });
      await page.setViewportSize(viewports[device]);
      await page.goto(`/student/dashboard/search?q=${q}&tab=${section}`);
      const tabs = page.getByRole("navigation", { name: t.tabs });
      await expect(tabs.locator("[aria-current=page]")).toHaveText(`${t.sections[section]}1`);
      const link = page.getByRole("main").getByRole("link", { name });
      await expect(link.locator("mark")).toHaveText(q);
      await expectAccessible(page, { rules: "all", selector: "main" });
      await page.getByRole("combobox", { name: t.label }).fill(q);
      const group = page.getByRole("group", { name: t.sections[section] });
      await group.getByRole("option", { name }).click();
      await expect(page).toHaveURL(new RegExp(path));
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    });
