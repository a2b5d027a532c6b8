import type { Locator, Page } from "@playwright/test";
import { studentPaths } from "@/lib/routes";
import { expectPresentable } from "../../support/accessibility";
import { displayVariants, expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { befriend, block } from "../../support/friends";
import { actionsBy } from "../../support/input";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

type Texts = typeof messages.en;

/** A viewer with friends, requests in both directions, a suggestion, a muted and a blocked student: all names contain the key. */
async function viewerWithFriends() {
  const key = randomKey();
  const named = (name: string) => student({ name: `${name} ${key}` });
  const viewer = await named("Inès");
  const [friend, muted, sender, receiver, suggested, blocked] = [
    await named("Marc"),
    await named("Léa"),
    await named("Zoé"),
    await named("Élodie"),
    await named("Noé"),
    await named("Tom"),
  ];
  for (const other of [friend, muted]) await befriend(viewer, other);
  await befriend(friend, suggested);
  await sql`insert into friend_requests (sender_id, receiver_id)
    values (${sender.id}, ${viewer.id}), (${viewer.id}, ${receiver.id})`;
  await sql`insert into mutes (user_id, muted_id) values (${viewer.id}, ${muted.id})`;
  await block(viewer, blocked);
  return { key, viewer, friend, muted, sender, receiver, suggested, blocked };
}

type School = Awaited<ReturnType<typeof viewerWithFriends>>;
type Actions = ReturnType<typeof actionsBy>;
type Opening = { page: Page; texts: Texts; school: School; actions: Actions };

const button = (scope: Page | Locator, text: string, name: string) =>
  scope.getByRole("button", { name: text.replace("{name}", name), exact: true });

async function closeOpened(page: Page) {
  await page.keyboard.press("Escape");
  for (const role of ["menu", "dialog"] as const) await expect(page.getByRole(role)).toHaveCount(0);
}

async function openMenu({ page, texts, school, actions }: Opening) {
  await actions.activate(button(page, texts.friends.options, school.friend.name));
  await expect(page.getByRole("menuitem", { name: texts.friends.remove })).toBeVisible();
}

async function openDialog(opening: Opening, action: "remove" | "block") {
  const { page, texts, school, actions } = opening;
  await closeOpened(page);
  await openMenu(opening);
  await actions.activate(page.getByRole("menuitem", { name: texts.friends[action], exact: true }));
  const title = texts.friends[`${action}Title`].replace("{name}", school.friend.name);
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
}

const states: Record<string, (opening: Opening) => Promise<void>> = {
  async "friends and suggestions"({ page, texts, school }) {
    await page.goto(studentPaths.friends);
    await expect(button(page, texts.friends.options, school.muted.name)).toBeVisible();
    await expect(button(page, texts.suggestions.dismiss, school.suggested.name).first()).toBeVisible();
    await expect(button(page, texts.friends.confirmName, school.sender.name)).toBeVisible();
  },
  async "the panel of requests"({ page, texts, school, actions }) {
    await actions.activate(
      page.getByRole("banner").getByRole("button", { name: /^(Demandes d’ami|Friend requests)/ }),
    );
    const panel = page.getByRole("banner").getByRole("region", { name: texts.friends.requests });
    await expect(button(panel, texts.friends.confirmName, school.sender.name)).toBeVisible();
  },
  async "people found"({ page, texts, school, actions }) {
    await closeOpened(page);
    await actions.fill(page.getByLabel(texts.friends.findLabel), school.key);
    const results = page.getByRole("region", { name: texts.friends.find });
    await expect(button(results, texts.friends.confirmName, school.sender.name)).toBeVisible();
    await expect(button(page, texts.friends.cancelName, school.receiver.name)).toBeVisible();
  },
  async "the menu of a friend"(opening) {
    await opening.page.goto(studentPaths.friends);
    await openMenu(opening);
  },
  "the dialog of an ending friendship": (opening) => openDialog(opening, "remove"),
  "the dialog of a block": (opening) => openDialog(opening, "block"),
  async "blocked and muted people"({ page, texts, school }) {
    await page.goto(`${studentPaths.settings}#blocks`);
    await expect(button(page, texts.blocks.unblockName, school.blocked.name)).toBeVisible();
    await expect(button(page, texts.blocks.unmuteName, school.muted.name)).toBeVisible();
  },
  async "nobody blocked or muted any more"({ page, texts, school, actions }) {
    await actions.activate(button(page, texts.blocks.unblockName, school.blocked.name));
    await expect(page.getByText(texts.blocks.unblocked)).toBeVisible();
    await actions.activate(button(page, texts.blocks.unmuteName, school.muted.name));
    await expect(page.getByText(texts.blocks.none)).toBeVisible();
  },
};

for (const { locale, colorScheme, width, input } of displayVariants)
  test(`the states of friends and blocks are accessible by ${input}, in ${locale}, ${colorScheme}, ${width} wide`, async ({
    context,
    page,
  }) => {
    test.slow();
    const school = await viewerWithFriends();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs(context, school.viewer, { locale });
    for (const [name, open] of Object.entries(states))
      await test.step(name, async () => {
        await open({ page, texts: messages[locale], school, actions: actionsBy(input) });
        await expectPresentable(page);
      });
  });
