import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import type { Locale } from "@/lib/core/i18n/locales";
import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/contract";
import { expectNoSidewaysScroll } from "../../support/accessibility";
import { browserClient } from "../../support/api";
import { expect, signInAs, test, viewports } from "../../support/browser";
import { cardOf, groupsPath, named } from "../../support/group-pages";
import { imageFile } from "../../support/images";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

type DisplayVariant = { locale: Locale; viewport: { width: number; height: number } };
type Texts = (typeof messages)["en"];
type Tab = { page: Page; user: TestUser };
type Group = { name: string; path: string };

const displayVariants: DisplayVariant[] = [
  { locale: "fr", viewport: viewports.phone },
  { locale: "fr", viewport: viewports.desktop },
  { locale: "en", viewport: viewports.phone },
  { locale: "en", viewport: viewports.desktop },
];

for (const variant of displayVariants)
  test(`four students use a private group, from its creation to its restoration, in ${variant.locale} at ${variant.viewport.width}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const t = messages[variant.locale];
    const [ines, marc, zoe, adam] = [
      await tabOf(browser, variant),
      await tabOf(browser, variant),
      await tabOf(browser, variant),
      await tabOf(browser, variant),
    ];
    const group = await createGroup(ines, t);
    await inviteBySearch(ines, marc, group, t);
    await inviteByLink(ines, zoe, group, t);
    await requestAndAccept(ines, adam, group, t);
    await writePosts(ines, group, t);
    await readFiles(marc, ines, group, t);
    await answerPollAndEvent(ines, marc, group, t);
    await readAnnouncement(ines, adam, group, t);
    await chat(marc, zoe, group, t);
    await removeMember(ines, zoe, group, t);
    await transferOwnership(ines, marc, group, t);
    await deleteAndRestore(marc, group, t);
    for (const { page } of [ines, marc, zoe, adam]) await page.context().close();
  });

async function tabOf(browser: Browser, { locale, viewport }: DisplayVariant): Promise<Tab> {
  const user = await student({ name: `Élève ${randomKey()}`, locale });
  const context = await browser.newContext({ viewport });
  await signInAs(context, user, { locale });
  return { page: await context.newPage(), user };
}

async function createGroup({ page }: Tab, { groups: t }: Texts): Promise<Group> {
  const name = `Club ${randomKey()}`;
  await page.goto(groupsPath);
  await page.getByRole("button", { name: t.create }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t.name).fill(name);
  await dialog.getByLabel(t.description).fill("On joue le mardi soir");
  await dialog.getByRole("button", { name: t.generateAvatar }).click();
  await dialog.getByLabel(t.isPrivate).check();
  await dialog.getByRole("button", { name: t.create }).click();
  await cardOf(page, t.mine, name).getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/group\/\d+\/overview$/);
  return { name, path: new URL(page.url()).pathname.replace("/overview", "") };
}

async function inviteBySearch({ page }: Tab, guest: Tab, { name, path }: Group, { groups: t }: Texts) {
  await page.goto(`${path}/members`);
  await page.getByRole("button", { name: t.addMembers }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t.searchPeople).fill(guest.user.name);
  await dialog.getByRole("button", { name: named(t.inviteName, guest.user.name) }).click();
  await expect(page.getByText(t.inviteSent)).toBeVisible();
  await guest.page.goto(`${path}/overview`);
  await expect(guest.page.getByText(t.invited)).toBeVisible();
  await guest.page.getByRole("button", { name: named(t.acceptInvitation, name) }).click();
  await guest.page.getByRole("dialog").getByRole("button", { name: t.join, exact: true }).click();
  await expect(guest.page.getByText(t.joinedGroup)).toBeVisible();
}

async function inviteByLink({ page }: Tab, guest: Tab, { path }: Group, { groups: t }: Texts) {
  const links = t.invitationLinks;
  await page.goto(`${path}/members`);
  await page.getByRole("button", { name: links.title }).click();
  const dialog = page.getByRole("dialog", { name: links.title });
  await dialog.getByRole("button", { name: links.create }).click();
  const address = dialog.getByLabel(links.until.split("{")[0] ?? "");
  await expect(address).toHaveValue(/\/groups\/join\/[\w-]{43}$/);
  await guest.page.goto(new URL(await address.inputValue()).pathname);
  await guest.page.getByRole("button", { name: t.join }).click();
  await expect(guest.page).toHaveURL(`${path}/overview`);
}

async function requestAndAccept({ page }: Tab, requester: Tab, { path }: Group, { groups: t }: Texts) {
  await requester.page.goto(`${path}/overview`);
  await expect(requester.page.getByText(t.postsPrivate)).toBeVisible();
  await requester.page.getByRole("button", { name: new RegExp(`^${t.requestToJoin}`) }).click();
  await expect(requester.page.getByText(t.requested)).toBeVisible();
  await page.goto(`${path}/members`);
  await page.getByRole("button", { name: named(t.acceptName, requester.user.name) }).click();
  const members = page.getByRole("list", { name: t.members });
  await expect(members.getByText(requester.user.name)).toBeVisible();
  await expectNoSidewaysScroll(page);
}

async function writePosts({ page }: Tab, { path }: Group, { posts: t }: Texts) {
  await page.goto(`${path}/overview`);
  const form = page.getByRole("form", { name: t.compose.label });
  const post = async (text: string) => {
    await form.getByLabel(t.compose.groupPlaceholder).fill(text);
    await form.getByRole("button", { name: t.compose.post, exact: true }).click();
    await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible();
  };
  const buffer = Buffer.from(await (await imageFile()).arrayBuffer());
  await form.locator("input[type=file]").setInputFiles({ name: "un.jpg", mimeType: "image/jpeg", buffer });
  await post("Notre salle");
  const illustrated = page.getByRole("article").filter({ hasText: "Notre salle" });
  await expect(illustrated.locator("img[srcset]")).toHaveCount(1);
  await form.getByRole("button", { name: t.compose.poll, exact: true }).click();
  for (const [index, option] of ["Lundi", "Mardi"].entries())
    await form.getByLabel(t.poll.option.replace("{number}", `${index + 1}`), { exact: true }).fill(option);
  await post("Quel jour ?");
  await form.getByRole("checkbox", { name: t.compose.announcement }).check();
  await post("Tournoi samedi");
}

/** Expects the image, its author and the link to its post. */
async function readFiles({ page }: Tab, author: Tab, { path }: Group, { groups: t }: Texts) {
  await page.goto(`${path}/files`);
  const illustrated = page.getByRole("region", { name: t.files.images }).getByRole("listitem");
  await expect(illustrated.locator("img[srcset]")).toHaveCount(1);
  await expect(illustrated.getByText(author.user.name)).toBeVisible();
  await illustrated.getByRole("link", { name: t.files.post }).click();
  await expect(page.getByText("Notre salle")).toBeVisible();
}

async function answerPollAndEvent(owner: Tab, { page }: Tab, { path }: Group, { posts, events: t }: Texts) {
  await owner.page.goto("/student/dashboard/events");
  await owner.page.getByRole("button", { name: t.new }).click();
  const dialog = owner.page.getByRole("dialog");
  await dialog.getByLabel(t.eventTitle).fill("Soirée jeux");
  await dialog.getByLabel(t.startsAt).fill(toSchoolTime(new Date(Date.now() + 50 * 3_600_000)));
  await dialog.getByRole("button", { name: t.announce }).click();
  await expect(owner.page.getByRole("heading", { level: 1, name: "Soirée jeux" })).toBeVisible();

  await page.goto(`${path}/overview`);
  const poll = page.getByRole("article").filter({ hasText: "Quel jour ?" });
  await poll.getByRole("radio", { name: "Mardi" }).check();
  await poll.getByRole("button", { name: posts.poll.vote, exact: true }).click();
  const options = poll.getByRole("list", { name: posts.poll.options }).getByRole("listitem");
  await expect(options.filter({ hasText: "Mardi" })).toContainText("100");
  await page.getByRole("link", { name: "Soirée jeux" }).click();
  await page.getByRole("button", { name: t.answers.yes, exact: true }).click();
  await expect(page.getByText(t.answered.yes)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t.download, exact: true }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("SUMMARY:Soirée jeux");
}

/** The worker notifies the members, so the test waits for that. */
async function readAnnouncement({ page }: Tab, viewer: Tab, { path }: Group, { posts: t }: Texts) {
  const browser = await browserClient(viewer.user);
  const isAnnounced = async () => {
    const { data } = (await browser.call(listNotifications, {})).body.data;
    return data.some(({ kind }) => kind === "group_announced");
  };
  await expect.poll(isAnnounced, { timeout: 30_000 }).toBe(true);
  await browser.call(markNotificationsRead, { body: {} });
  await page.goto(`${path}/overview`);
  const announcement = page.getByRole("article").filter({ hasText: "Tournoi samedi" });
  const one = /one \{([^}]*)\}/.exec(t.card.readsCount)?.[1] ?? "";
  await expect(announcement.getByText(one)).toBeVisible();
}

async function chat(writer: Tab, viewer: Tab, { name, path }: Group, { groups: t, chat }: Texts) {
  await writer.page.goto(`${path}/overview`);
  for (const { page } of [writer, viewer]) {
    await page.getByRole("button", { name: named(t.chatName, name) }).click();
    await expect(page.getByLabel(named(chat.box, name))).toBeVisible();
  }
  await writer.page.getByLabel(named(chat.box, name)).fill("À samedi");
  await writer.page.getByLabel(named(chat.box, name)).press("Enter");
  await expect(viewer.page.getByRole("article").getByText("À samedi")).toBeVisible();
}

async function choose({ page }: Tab, { name }: TestUser, t: Texts["groups"], entry: string) {
  const members = page.getByRole("list", { name: t.members }).getByRole("listitem");
  await members
    .filter({ hasText: name })
    .getByRole("button", { name: named(t.options, name) })
    .click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: entry }).click();
}

async function removeMember(owner: Tab, member: Tab, { name, path }: Group, { groups: t }: Texts) {
  await owner.page.goto(`${path}/members`);
  await choose(owner, member.user, t, t.remove);
  await expect(owner.page.getByText(t.removed)).toBeVisible();
  await member.page.goto(`${path}/overview`);
  await expect(member.page.getByText(t.postsPrivate)).toBeVisible();
  await expect(member.page.getByRole("article")).toHaveCount(0);
  await member.page.goto("/student/dashboard/chat");
  await expect(member.page.getByText(name)).toHaveCount(0);
}

/** Transfers the ownership in the list of members, from which the owner has just removed one. */
async function transferOwnership(owner: Tab, next: Tab, { path }: Group, { groups: t }: Texts) {
  await choose(owner, next.user, t, t.makeOwner);
  await expect(owner.page.getByText(t.ownerChanged)).toBeVisible();
  await owner.page.getByRole("button", { name: t.leave }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: t.leave }).click();
  await expect(owner.page.getByText(t.left)).toBeVisible();
  await owner.page.goto(`${path}/overview`);
  await expect(owner.page.getByText(t.postsPrivate)).toBeVisible();
}

async function deleteAndRestore({ page }: Tab, { name, path }: Group, { groups: t }: Texts) {
  await page.goto(`${path}/settings`);
  await page.getByRole("button", { name: t.delete }).click();
  const deletion = page.getByRole("dialog");
  await deletion.getByRole("textbox").fill(name);
  await deletion.getByRole("button", { name: t.delete }).click();
  await expect(page).toHaveURL(groupsPath);
  await expect(cardOf(page, t.mine, name)).toHaveCount(0);
  await page.getByRole("button", { name: named(t.restoreName, name) }).click();
  await expect(cardOf(page, t.mine, name)).toBeVisible();
  await page.goto(`${path}/overview`);
  await expect(page.getByRole("article").filter({ hasText: "Notre salle" })).toBeVisible();
}
