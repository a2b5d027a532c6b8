import { cancelEvent, updateEvent } from "@/lib/events/contract";
import { studentPaths } from "@/lib/routes";
import errors from "@/messages/en/errors.json" with { type: "json" };
import en from "@/messages/en/events.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { announceEvent } from "../../support/events";
import { addMember, insertGroup } from "../../support/groups";
import { student } from "../../support/users";

test("of two organisers each changes the fields that they edit", async ({ page, context }) => {
  const [ines, marc] = [await student(), await student()];
  const group = await insertGroup(ines);
  await sql`insert into group_members (group_id, user_id, role) values (${group}, ${marc.id}, 'admin')`;
  const { id } = await announceEvent(await browserClient(ines), { group_id: group });
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

test("an event that is cancelled while a student answers it shows that", async ({ page, context }) => {
  const [ines, marc] = [await student(), await student()];
  const group = await insertGroup(ines);
  await addMember(group, marc);
  const { id } = await announceEvent(await browserClient(ines), { group_id: group });
  await signInAs(context, marc, { locale: "en" });
  await page.goto(`${studentPaths.events}/${id}`);
  const yes = page.getByRole("button", { name: en.answers.yes, exact: true });
  await expect(yes).toBeVisible();
  await (await browserClient(ines)).call(cancelEvent, { params: { id } });
  await yes.click();
  await expect(page.getByText(en.cancelledText)).toBeVisible();
  await expect(yes).toHaveCount(0);
});
