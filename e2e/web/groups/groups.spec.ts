import { expect, signInAs, test, viewports } from "../../support/browser";
import { cardOf, groupsPath, named } from "../../support/group-pages";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

for (const locale of ["fr", "en"] as const)
  for (const [device, viewport] of Object.entries(viewports))
    test(`creates a group, adds a member, edits, deletes and restores it, in ${locale} on a ${device}`, async ({
      context,
      page,
    }) => {
      const t = messages[locale].groups;
      const key = randomKey();
      const [ines, marc] = [await student(), await student({ name: `Marc ${key}` })];
      const name = `Club ${key}`;
      await signInAs(context, ines, { locale });
      await page.setViewportSize(viewport);
      await page.goto(groupsPath);
      await expect(page.getByRole("region", { name: t.mine }).getByText(t.emptyMine)).toBeVisible();

      await page.getByRole("button", { name: t.create }).click();
      const dialog = page.getByRole("dialog");
      const submit = dialog.getByRole("button", { name: t.create });
      await submit.click();
      await expect(page.getByText(t.fixErrors)).toBeVisible();
      await expect(dialog.getByLabel(t.name)).toBeFocused();
      await dialog.getByLabel(t.name).fill(name);
      await dialog.getByLabel(t.description).fill("On joue le mardi soir");
      await dialog.getByRole("button", { name: t.generateAvatar }).click();
      await dialog.getByLabel(t.isPrivate).check();
      await submit.click();
      await expect(page.getByText(t.created)).toBeVisible();
      const card = cardOf(page, t.mine, name);
      await expect(card.getByText(t.visibilities.private)).toBeVisible();
      await expect(cardOf(page, t.public, name)).toHaveCount(0);

      await card.getByRole("button", { name: named(t.membersOf, name) }).click();
      const members = page.getByRole("dialog", { name: named(t.membersOf, name) });
      await members.getByLabel(t.searchPeople).fill(`Marc ${key}`);
      await members.getByRole("button", { name: named(t.addName, marc.name) }).click();
      await expect(page.getByText(t.added)).toBeVisible();
      await expect(members, "after one addition").toBeHidden();
      await card.getByRole("button", { name: named(t.membersOf, name) }).click();
      await expect(members.getByRole("list", { name: t.members }).getByText(marc.name)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(members).toBeHidden();

      await card.getByRole("button", { name: named(t.editName, name) }).click();
      await page.getByRole("dialog").getByLabel(t.name).fill(`${name} bis`);
      await page.getByRole("dialog").getByRole("button", { name: t.save }).click();
      await expect(page.getByText(t.updated)).toBeVisible();
      const renamed = cardOf(page, t.mine, `${name} bis`);

      await renamed.getByRole("button", { name: named(t.deleteName, `${name} bis`) }).click();
      const deletion = page.getByRole("dialog");
      await deletion.getByRole("button", { name: t.delete }).click();
      await expect(deletion.getByText(t.nameDiffers)).toBeVisible();
      await deletion.getByRole("textbox").fill(`${name} bis`);
      await deletion.getByRole("button", { name: t.delete }).click();
      await expect(page.getByText(t.deleted)).toBeVisible();
      await expect(renamed).toHaveCount(0);
      await page.getByRole("button", { name: named(t.restoreName, `${name} bis`) }).click();
      await expect(renamed).toBeVisible();
    });
