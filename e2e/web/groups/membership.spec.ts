import { userChannel } from "@/lib/core/realtime/channels";
import { inviteToGroup } from "@/lib/groups/admission-contract";
import { addGroupMember, removeGroupMember } from "@/lib/groups/members-contract";
import en from "@/messages/en/groups.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test, waitForSubscription } from "../../support/browser";
import { sql } from "../../support/database";
import { cardOf, groupsPath, named } from "../../support/group-pages";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

test("a student requests to join a private group, is accepted by its owner, and leaves it", async ({
  browser,
  context,
  page,
}) => {
  const [ines, zoe] = [await student(), await student()];
  const id = await insertGroup(ines, {
    name: `Promo ${randomKey()}`,
    visibility: "private",
  });
  await signInAs(context, zoe, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(zoe.id));
  await page.goto(`/groups/${id}`);
  await subscribed;
  await expect(page).toHaveURL(`${groupsPath}/${id}/overview`);
  await expect(page.getByText(en.membersPrivate)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: en.tabs }).getByRole("link");
  await expect(tabs).toHaveText([en.overview, en.members, en.files.title]);
  await page.getByRole("button", { name: /^Ask to join/ }).click();
  await expect(page.getByText(en.requested)).toBeVisible();

  const otherContext = await browser.newContext();
  await signInAs(otherContext, ines, { locale: "en" });
  const other = await otherContext.newPage();
  await other.goto(`${groupsPath}/${id}/members`);
  await other.getByRole("button", { name: named(en.acceptName, zoe.name) }).click();
  await expect(other.getByRole("list", { name: en.members }).getByText(zoe.name)).toBeVisible();
  await expect(other.getByRole("region", { name: en.requests })).toHaveCount(0);
  await expect(page.getByText(en.requested)).toHaveCount(0);
  await expect(page.getByRole("button", { name: en.leave })).toBeVisible();

  await page.goto(`${groupsPath}/${id}/settings`);
  await expect(page).toHaveURL(`${groupsPath}/${id}/overview`);
  await page.getByRole("button", { name: en.leave }).click();
  await page.getByRole("dialog").getByRole("button", { name: en.leave }).click();
  await expect(page.getByText(en.left)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Ask to join/ })).toBeVisible();
  await otherContext.close();
});

test("a double click on the button of an invitation leaves its dialog open", async ({ context, page }) => {
  const [ines, zoe] = [await student(), await student()];
  const id = await insertGroup(ines, { visibility: "private" });
  await (await browserClient(ines)).call(inviteToGroup, { params: { id }, body: { user_id: zoe.id } });
  await signInAs(context, zoe, { locale: "en" });
  await page.goto(`${groupsPath}/${id}/overview`);
  await page.getByRole("button", { name: /^Accept/ }).dblclick();
  await page.getByRole("dialog").getByRole("button", { name: en.join }).click();
  await expect(page.getByText(en.joinedGroup)).toBeVisible();
});

test("the members dialog stays open while several are added", async ({ context, page }) => {
  const key = randomKey();
  const ines = await student();
  const people = [await student({ name: `Ada ${key}` }), await student({ name: `Bob ${key}` })];
  const name = `Projet ${key}`;
  await insertGroup(ines, { name });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(groupsPath);
  await cardOf(page, en.mine, name)
    .getByRole("button", { name: named(en.membersOf, name) })
    .click();
  const members = page.getByRole("dialog", { name: named(en.membersOf, name) });
  await members.getByLabel(en.addSeveral).check();
  for (const user of people) {
    await members.getByLabel(en.searchPeople).fill(user.name);
    await members.getByRole("button", { name: named(en.addName, user.name) }).click();
    await expect(members.getByRole("list", { name: en.members }).getByText(user.name)).toBeVisible();
    await expect(members.getByRole("button", { name: named(en.addName, user.name) })).toHaveCount(0);
  }
  await members.getByLabel(en.searchPeople).fill(key);
  const results = members.getByRole("region", { name: en.addMembers }).getByRole("listitem");
  await expect(results.getByText(en.roles.member, { exact: true })).toHaveCount(people.length);
  await expect(results.getByRole("button")).toHaveCount(0);
  await expect(members).toBeVisible();
});

test("the members dialog stays open when several are chosen after the first one", async ({
  context,
  page,
}) => {
  const key = randomKey();
  const ines = await student();
  const ada = await student({ name: `Ada ${key}` });
  const name = `Projet ${key}`;
  await insertGroup(ines, { name });
  await signInAs(context, ines, { locale: "en" });
  await page.clock.install();
  await page.goto(groupsPath);
  await cardOf(page, en.mine, name)
    .getByRole("button", { name: named(en.membersOf, name) })
    .click();
  const members = page.getByRole("dialog", { name: named(en.membersOf, name) });
  await members.getByLabel(en.searchPeople).fill(ada.name);
  const add = members.getByRole("button", { name: named(en.addName, ada.name) });
  await expect(add).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  const added = page.waitForResponse(/\/members$/);
  await add.click();
  await added;
  await members.getByLabel(en.addSeveral).check();
  await page.clock.runFor(2000);
  await expect(members.getByLabel(en.addSeveral)).toBeChecked();
});

test("the owner promotes an admin, removes a member and transfers the group", async ({ context, page }) => {
  const [ines, marc, zoe] = [await student(), await student(), await student()];
  const id = await insertGroup(ines, { visibility: "hidden" });
  for (const user of [marc, zoe]) await insertMember(id, user);
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupsPath}/${id}/members`);
  const row = (name: string) =>
    page.getByRole("list", { name: en.members }).getByRole("listitem").filter({ hasText: name });
  const choose = async (name: string, entry: string) => {
    await row(name)
      .getByRole("button", { name: named(en.options, name) })
      .click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
  };
  await choose(marc.name, en.makeAdmin);
  await expect(row(marc.name).getByText(en.roles.admin, { exact: true })).toBeVisible();
  await choose(zoe.name, en.remove);
  await page.getByRole("dialog").getByRole("button", { name: en.remove }).click();
  await expect(page.getByText(en.removed)).toBeVisible();
  await expect(row(zoe.name)).toHaveCount(0);
  await choose(marc.name, en.makeOwner);
  await page.getByRole("dialog").getByRole("button", { name: en.makeOwner }).click();
  await expect(row(marc.name).getByText(en.roles.owner, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: en.leave })).toBeVisible();
});

test("a group appears in the open list of a student who is added, and disappears when they are removed", async ({
  context,
  page,
}) => {
  const [ines, zoe] = [await student(), await student()];
  const name = `Club ${randomKey()}`;
  const id = await insertGroup(ines, { name, visibility: "private" });
  await signInAs(context, zoe, { locale: "en" });
  const subscribed = waitForSubscription(page, userChannel(zoe.id));
  await page.goto(groupsPath);
  await subscribed;
  const card = cardOf(page, en.mine, name);
  const owner = await browserClient(ines);
  await owner.call(addGroupMember, { params: { id }, body: { user_id: zoe.id } });
  await expect(card).toBeVisible();
  await owner.call(removeGroupMember, { params: { id, user_id: zoe.id } });
  await expect(card).toHaveCount(0);
});

for (const [locale, texts] of [
  ["fr", messages.fr],
  ["en", messages.en],
] as const)
  test(`the settings of a group require a description, which may be shorter than a new group's, in ${locale}`, async ({
    context,
    page,
  }) => {
    const t = texts.groups;
    const ines = await student({ locale });
    const id = await insertGroup(ines);
    await signInAs(context, ines, { locale });
    await page.goto(`${groupsPath}/${id}/settings`);
    const description = page.getByLabel(t.description);
    const save = page.getByRole("button", { name: t.save, exact: true });
    await description.fill(" ");
    await save.click();
    await expect(page.getByText(texts.validation.group_description_required)).toBeVisible();
    await expect(page.getByText(t.fixErrors)).toBeVisible();
    await description.fill("Chess");
    await save.click();
    await expect(page.getByText(t.updated)).toBeVisible();
    expect(await sql`select description from groups where id = ${id}`).toEqual([{ description: "Chess" }]);
  });

for (const locale of ["fr", "en"] as const)
  test(`the search for new members says that it shows only the first ones, in ${locale}`, async ({
    context,
    page,
  }) => {
    const t = messages[locale].groups;
    const [key, ines] = [randomKey(), await student()];
    for (let n = 1; n <= 9; n++) await student({ name: `Ada${n} ${key}` });
    const id = await insertGroup(ines);
    await signInAs(context, ines, { locale });
    await page.goto(`${groupsPath}/${id}/members`);
    await page.getByRole("button", { name: t.addMembers }).click();
    const region = page.getByRole("region", { name: t.addMembers });
    await region.getByLabel(t.searchPeople).fill(key);
    const status = region.getByRole("status");
    await expect(status).toHaveText(t.morePeople.replace("{count, number}", "8"));
    await expect(region.getByRole("listitem")).toHaveCount(8);
    await region.getByLabel(t.searchPeople).fill(`Ada9 ${key}`);
    await expect(status).toHaveText(/^(Une personne|One person)/);
  });
