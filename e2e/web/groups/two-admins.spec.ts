import { updateGroup } from "@/lib/groups/contract";
import { groupPath } from "@/lib/routes";
import t from "@/messages/en/groups.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { student } from "../../support/users";

test("of two admins each changes what they edit, so that a group that was hidden stays so", async ({
  page,
  context,
}) => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertGroup(ines);
  await sql`insert into group_members (group_id, user_id, role) values (${id}, ${marc.id}, 'admin')`;
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupPath(id)}/settings`);
  const description = page.getByLabel(t.description);
  await description.fill("Every Tuesday at noon");
  const body = { name: "Club secret", visibility: "hidden" } as const;
  await (await browserClient(marc)).call(updateGroup, { params: { id }, body });
  const save = page.getByRole("button", { name: t.save, exact: true });
  await save.click();
  await expect(page.getByText(t.updated)).toBeVisible();
  await expect(page.getByLabel(t.name, { exact: true })).toHaveValue(body.name);
  const group = () => sql`select name, visibility, description from groups where id = ${id}`;
  expect(await group()).toEqual([{ ...body, description: "Every Tuesday at noon" }]);
  await description.fill("Every Friday at noon");
  await save.click();
  await expect.poll(group).toEqual([{ ...body, description: "Every Friday at noon" }]);
});
