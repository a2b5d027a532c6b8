import type { Locator } from "@playwright/test";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { cancelEvent, updateEvent } from "@/lib/events/contract";
import { studentPaths } from "@/lib/routes";
import errors from "@/messages/en/errors.json" with { type: "json" };
import en from "@/messages/en/events.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { createEventAs } from "../../support/events";
import { insertGroup, insertMember } from "../../support/groups";
import { student } from "../../support/users";

test("two organisers each change only the fields that they edit", async ({ page, context }) => {
  const [ines, marc] = [await student(), await student()];
  const group = await insertGroup(ines);
  await sql`insert into group_members (group_id, user_id, role) values (${group}, ${marc.id}, 'admin')`;
  const { id } = await createEventAs(await browserClient(ines), { group_id: group });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${studentPaths.events}/${id}`);
  await page.getByRole("button", { name: en.edit, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(new RegExp(`^${en.description}`)).fill("Avec un thé");
  const body = { location: "Cour", capacity: 30 };
  await (await browserClient(marc)).call(updateEvent, { params: { id }, body });
  await dialog.getByRole("button", { name: en.save, exact: true }).click();
  await expect(page.getByText("Avec un thé")).toBeVisible();
  expect(await sql`select location, capacity, description from events where id = ${id}`).toEqual([
    { ...body, description: "Avec un thé" },
  ]);

  await page.getByRole("button", { name: en.cancel, exact: true }).click();
  await (await browserClient(marc)).call(cancelEvent, { params: { id } });
  await dialog.getByRole("button", { name: en.cancel, exact: true }).click();
  await expect(dialog.getByText(errors.event_cancelled)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: en.cancel, exact: true })).toHaveCount(0);
});

test("a draft of an event that another organiser has changed since shows a message, and can be cancelled", async ({
  page,
  context,
}) => {
  const [ines, marc] = [await student(), await student()];
  const group = await insertGroup(ines);
  await insertMember(group, marc, "admin");
  const { id } = await createEventAs(await browserClient(ines), { group_id: group });
  await signInAs(context, ines, { locale: "en" });
  const dialog = page.getByRole("dialog");
  const [location, description] = [en.location, en.description].map((label) =>
    dialog.getByLabel(new RegExp(`^${label}`)),
  ) as [Locator, Locator];
  const message = dialog.getByText(ui.outdatedDraft);
  async function openDialog() {
    await page.goto(`${studentPaths.events}/${id}`);
    await page.getByRole("button", { name: en.edit, exact: true }).click();
  }
  const change = async (body: BodyOf<typeof updateEvent>) =>
    (await browserClient(marc)).call(updateEvent, { params: { id }, body });

  await openDialog();
  await location.fill("Salle 12");
  await change({ description: "Avec un thé" });
  await openDialog();
  await expect(location).toHaveValue("Salle 12");
  await expect(description).toHaveValue("Avec un thé");
  await expect(message).toHaveCount(0);
  await change({ location: "Cour" });
  await openDialog();
  await expect(message).toBeVisible();
  await expect(location).toHaveValue("Salle 12");
  const cancel = dialog.getByRole("button", { name: ui.cancel, exact: true });
  await cancel.click();
  await expect(message).toHaveCount(0);
  await expect(location).toHaveValue("Cour");
  await expect(cancel).toHaveCount(0);
});

test("an event that is cancelled while a student answers shows the cancellation", async ({
  page,
  context,
}) => {
  const [ines, marc] = [await student(), await student()];
  const group = await insertGroup(ines);
  await insertMember(group, marc);
  const { id } = await createEventAs(await browserClient(ines), { group_id: group });
  await signInAs(context, marc, { locale: "en" });
  await page.goto(`${studentPaths.events}/${id}`);
  const yes = page.getByRole("button", { name: en.answers.yes, exact: true });
  await expect(yes).toBeVisible();
  await (await browserClient(ines)).call(cancelEvent, { params: { id } });
  await yes.click();
  await expect(page.getByText(en.cancelledText)).toBeVisible();
  await expect(yes).toHaveCount(0);
});
