import { expect, signInAs, test } from "../../support/browser";
import { groupsPath } from "../../support/group-pages";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

for (const [locale, t, groups] of [
  ["fr", messages.fr.posts, messages.fr.groups],
  ["en", messages.en.posts, messages.en.groups],
] as const) {
  test(`an owner can announce and pin, and a member cannot, in ${locale}`, async ({
    browser,
    context,
    page,
  }) => {
    const [ines, zoe] = [await student({ locale }), await student({ locale })];
    const group = await insertGroup(ines);
    await insertMember(group, zoe);
    await insertPost({ by: zoe, group, content: "Qui apporte le thé ?" });
    const overview = `${groupsPath}/${group}/overview`;
    await signInAs(context, ines, { locale });
    await page.goto(overview);
    const form = page.getByRole("form", { name: t.compose.label });
    await form.getByLabel(t.compose.groupPlaceholder).fill("Salle B112 à 14 heures");
    await form.getByRole("checkbox", { name: t.compose.announcement }).check();
    await form.getByRole("button", { name: t.compose.post, exact: true }).click();
    const announcement = page.getByRole("article").filter({ hasText: "Salle B112" });
    await expect(announcement.getByText(t.card.announcement, { exact: true })).toBeVisible();

    const tea = page.getByRole("article").filter({ hasText: "Qui apporte le thé" });
    await tea.getByRole("button", { name: t.card.options.replace("{name}", zoe.name) }).click();
    await page.getByRole("menuitem", { name: t.card.pin }).click();
    await expect(page.getByRole("article").first()).toContainText("Qui apporte le thé");
    await expect(tea.getByText(t.card.pinned, { exact: true })).toBeVisible();

    const other = await browser.newContext();
    await signInAs(other, zoe, { locale });
    const viewer = await other.newPage();
    await viewer.goto(overview);
    await expect(viewer.getByRole("form", { name: t.compose.label })).toBeVisible();
    await expect(viewer.getByRole("checkbox", { name: t.compose.announcement })).toHaveCount(0);
    await viewer
      .getByRole("article")
      .first()
      .getByRole("button", { name: t.card.options.replace("{name}", zoe.name) })
      .click();
    await expect(viewer.getByRole("menuitem", { name: t.card.edit })).toBeVisible();
    await expect(viewer.getByRole("menuitem", { name: t.card.unpin })).toHaveCount(0);
    await other.close();
  });

  test(`a member chooses their notifications and reports the group, in ${locale}`, async ({
    context,
    page,
  }) => {
    const [ines, zoe] = [await student(), await student({ locale })];
    const name = `Club ${randomKey()}`;
    const group = await insertGroup(ines, { name });
    await insertMember(group, zoe);
    await signInAs(context, zoe, { locale });
    await page.goto(`${groupsPath}/${group}/overview`);
    const levelNamed = (level: string) => groups.notificationsOf.replace("{level}", level);
    const { all, announcements } = groups.notificationLevels;
    await page.getByRole("button", { name: levelNamed(announcements) }).click();
    await page.getByRole("menuitemradio", { name: all }).click();
    await expect(page.getByRole("button", { name: levelNamed(all) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: levelNamed(all) })).toBeVisible();

    await page.getByRole("button", { name: groups.report.reportName.replace("{name}", name) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(groups.report.reason).fill("Nom insultant");
    await dialog.getByRole("button", { name: groups.report.confirm }).click();
    await expect(page.getByText(groups.report.done)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: groups.report.reported, exact: true })).toBeDisabled();
  });
}
