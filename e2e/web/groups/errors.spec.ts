import type { Locator } from "@playwright/test";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { groupsPath } from "../../support/group-pages";
import { insertGroup } from "../../support/groups";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

/** A test in which responses of 500 are expected. */
const failing = test.extend({ quiet: ({ context: _ }, use) => use(undefined) });

for (const locale of ["fr", "en"] as const) {
  const t = messages[locale].groups;

  test(`shows that a group is not found, in ${locale}`, async ({ context, page }) => {
    const ines = await student();
    await signInAs(context, ines, { locale });
    const marc = await student();
    for (const id of ["2147483647", await insertGroup(marc, { visibility: "hidden" })]) {
      await page.goto(`${groupsPath}/${id}`);
      await expect(page).toHaveURL(`${groupsPath}?not_found=1`);
      await expect(page.getByText(t.notFound)).toBeVisible();
    }
    await page.goto(groupsPath);
    await expect(page.getByRole("heading", { name: t.mine })).toBeVisible();
    await expect(page.getByText(t.notFound)).toHaveCount(0);
  });

  failing(`says what of a group could not be loaded, in ${locale}`, async ({ context, page }) => {
    const ines = await student();
    await signInAs(context, ines, { locale });
    const group = await insertGroup(ines, { visibility: "hidden" });
    const joinedAt = (time: string) =>
      sql`update group_members set created_at = ${time}::text::timestamptz where group_id = ${group}`;
    const failsBehind = async (link: Locator, text: string) => {
      // Stores a time that no response can contain.
      await joinedAt("infinity");
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
      await joinedAt("2026-11-02");
    };
    const overview = `${groupsPath}/${group}/overview`;
    await page.goto("/student/dashboard/events");
    await failsBehind(page.locator(`nav a[href="${groupsPath}"]`).first(), t.loadFailed);
    await page.goto(groupsPath);
    await failsBehind(page.locator(`a[href="/groups/${group}"]`), t.loadGroupFailed);
    await page.goto(overview);
    await failsBehind(page.locator(`a[href="${groupsPath}/${group}/members"]`).first(), t.loadMembersFailed);
    await page.goto(overview);
    await failsBehind(page.locator(`a[href="${groupsPath}/${group}/settings"]`), t.loadSettingsFailed);
    await page.getByRole("button", { name: messages[locale].errorScreen.retry }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Club/ })).toBeVisible();
  });

  test(`requires a sign-in to create a group, and keeps the typed text, in ${locale}`, async ({
    context,
    page,
  }) => {
    const ines = await student();
    await signInAs(context, ines, { locale });
    await page.goto(groupsPath);
    await page.getByRole("button", { name: t.create }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t.name).fill("Club de go");
    await dialog.getByLabel(t.description).fill("On joue le mardi soir");
    await dialog.getByRole("button", { name: t.generateAvatar }).click();
    await sql`delete from sessions where user_id = ${ines.id}`;
    // Responds without a page, so that the browser stays on this one.
    await page.route("**/login?**", (route) => route.fulfill({ status: 204 }));
    await dialog.getByRole("button", { name: t.create }).click();
    await expect(page.getByText(t.signIn)).toBeVisible();
    await page.unroute("**/login?**");
    await signInAs(context, ines, { locale });
    await page.goto(groupsPath);
    await page.getByRole("button", { name: t.create }).click();
    await expect(dialog.getByLabel(t.name)).toHaveValue("Club de go");
    await expect(dialog.getByLabel(t.description)).toHaveValue("On joue le mardi soir");
  });
}
