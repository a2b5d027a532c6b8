import { expect, signInAs, test, waitForFocusScript } from "../../support/browser";
import { sql } from "../../support/database";
import { groupsPath, named } from "../../support/group-pages";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { student } from "../../support/users";

const en = messages.en.groups;

test("by keyboard, the focus stays in the lists of requests, members and bans", async ({ context, page }) => {
  const [ines, marc, zoe] = [await student(), await student(), await student()];
  const id = await insertGroup(ines, { visibility: "private" });
  for (const user of [marc, zoe])
    await sql`insert into group_requests (group_id, user_id) values (${id}, ${user.id})`;
  const [tom, banned] = [await student(), await student()];
  await insertMember(id, tom);
  await sql`insert into group_bans (group_id, user_id) values (${id}, ${banned.id})`;
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupsPath}/${id}/members`);
  await waitForFocusScript(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  const focused = page.locator(":focus");
  await press(named(en.rejectName, marc.name));
  await expect(page.getByText(marc.name)).toHaveCount(0);
  await expect(focused).toContainText(zoe.name);
  await press(named(en.rejectName, zoe.name));
  await expect(page.getByRole("region", { name: en.requests })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: en.addMembers })).toBeFocused();
  await press(named(en.options, tom.name));
  await page.getByRole("menuitem", { name: en.remove, exact: true }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: en.remove, exact: true }).press("Enter");
  const members = page.getByRole("list", { name: en.members });
  await expect(members.getByText(tom.name)).toHaveCount(0);
  await expect(members).toBeFocused();
  await press(named(en.unbanName, banned.name));
  await expect(page.getByRole("region", { name: en.bans })).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
});

test("by keyboard, the focus stays in the viewer's groups when one is left", async ({ context, page }) => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertGroup(marc);
  await insertMember(id, ines);
  await signInAs(context, ines, { locale: "en" });
  await page.goto(groupsPath);
  await waitForFocusScript(page);
  const own = page.getByRole("region", { name: en.mine });
  await own.getByRole("button", { name: en.leave }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: en.leave }).press("Enter");
  await expect(own.getByRole("heading", { name: en.emptyMine })).toBeVisible();
  await expect(own.getByRole("list")).toBeFocused();
});

for (const [locale, t, retry] of [
  ["fr", messages.fr.groups, messages.fr.ui.retry],
  ["en", en, messages.en.ui.retry],
] as const)
  test(`shows that requests and bans could not be loaded, and loads them again, in ${locale}`, async ({
    context,
    page,
  }) => {
    const [ines, marc] = [await student(), await student()];
    const id = await insertGroup(ines, { visibility: "private" });
    await sql`insert into group_requests (group_id, user_id) values (${id}, ${marc.id})`;
    await signInAs(context, ines, { locale });
    for (const list of ["requests", "bans"])
      await page.route(`**/api/groups/${id}/${list}`, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto(`${groupsPath}/${id}/members`);
    const error = (text: string) => page.getByRole("alert").filter({ hasText: text });
    await expect(error(t.loadBansFailed)).toBeVisible();
    await expect(error(t.loadRequestsFailed)).toBeVisible();
    await page.unrouteAll();
    await error(t.loadRequestsFailed).getByRole("button", { name: retry }).click();
    await expect(page.getByRole("region", { name: t.requests })).toContainText(marc.name);
    await expect(error(t.loadRequestsFailed)).toHaveCount(0);
  });
