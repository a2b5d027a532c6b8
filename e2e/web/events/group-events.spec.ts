import { toSchoolTime } from "@/lib/core/i18n/school-time";
import { groupPath } from "@/lib/routes";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertEvent } from "../../support/events";
import { insertGroup, insertMember } from "../../support/groups";
import { messages } from "../../support/messages";
import { randomKey } from "../../support/random-key";
import { student } from "../../support/users";

const en = messages.en.events;

test("a moderator announces an event on the page of its group, with a draft of this group alone", async ({
  context,
  page,
}) => {
  const [ines, zoe] = [await student(), await student()];
  const key = randomKey();
  const [first, second] = [
    await insertGroup(ines, { name: `A ${key}` }),
    await insertGroup(ines, { name: `B ${key}` }),
  ];
  for (const group of [first, second]) await insertMember(group, zoe, "moderator");
  const start = toSchoolTime(new Date(Date.now() + 50 * 3_600_000));
  const title = `Tournoi ${key}`;
  await signInAs(context, zoe, { locale: "en" });
  const dialog = page.getByRole("dialog");
  const open = async (url: string) => {
    await page.goto(url);
    await page.getByRole("button", { name: en.new }).click();
  };
  await open(`${groupPath(second)}/overview`);
  await expect(dialog.getByLabel(en.eventTitle)).toBeFocused();
  await expect(dialog.getByLabel(en.group).getByRole("option")).toHaveText([`B ${key}`]);
  await dialog.getByLabel(en.eventTitle).fill(title);
  for (const other of [`${groupPath(first)}/overview`, "/student/dashboard/events"]) {
    await open(other);
    await expect(dialog.getByLabel(en.group)).toHaveValue(String(first));
    await expect(dialog.getByLabel(en.eventTitle)).toHaveValue("");
  }
  await open(`${groupPath(second)}/overview`);
  await expect(dialog.getByLabel(en.eventTitle)).toHaveValue(title);
  await dialog.getByLabel(en.startsAt).fill(start);
  await dialog.getByRole("button", { name: en.announce }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await sql`select group_id from events where title = ${title}`).toEqual([{ group_id: second }]);
});

test("a member who is no moderator cannot announce events of the group", async ({ context, page }) => {
  const [ines, zoe] = [await student(), await student()];
  const group = await insertGroup(ines);
  await insertMember(group, zoe);
  await insertEvent(ines, { group });
  await signInAs(context, zoe, { locale: "en" });
  await page.goto(`${groupPath(group)}/overview`);
  await expect(page.getByRole("region", { name: en.comingOf })).toBeVisible();
  await expect(page.getByRole("button", { name: en.new })).toHaveCount(0);
});
