import { rejectGroupRequest, unbanFromGroup } from "@/lib/groups/admission-contract";
import { updateGroup } from "@/lib/groups/contract";
import {
  inviteEmailsToGroup,
  listGroupEmailInvitations,
  revokeGroupEmailInvitation,
} from "@/lib/groups/email-invitations-contract";
import { removeGroupMember } from "@/lib/groups/members-contract";
import { groupPath } from "@/lib/routes";
import t from "@/messages/en/groups.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };
import { browserClient } from "../../support/api";
import { expect, holdRequests, signInAs, test } from "../../support/browser";
import { sql } from "../../support/database";
import { cardOf, groupsPath, named } from "../../support/group-pages";
import { insertGroup, insertMember } from "../../support/groups";
import { imageFile } from "../../support/images";
import { newEmail, student } from "../../support/users";

test("two admins each change only the fields that they edit, so that a hidden group stays hidden", async ({
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

test("a description that is typed while a group is being saved stays", async ({ page, context }) => {
  const ines = await student();
  const id = await insertGroup(ines);
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupPath(id)}/settings`);
  const [name, description] = [page.getByLabel(t.name, { exact: true }), page.getByLabel(t.description)];
  const save = page.getByRole("button", { name: t.save, exact: true });
  const release = await holdRequests(page, `**/api/groups/${id}`);
  const sent = page.waitForRequest(`**/api/groups/${id}`);
  await name.fill("Club photo");
  await save.click();
  await sent;
  await description.fill("Every Tuesday at noon");
  release();
  await expect(page.getByText(t.updated)).toBeVisible();
  await expect(name).toHaveValue("Club photo");
  await expect(description).toHaveValue("Every Tuesday at noon");
});

test("a draft of a group that another admin has changed since shows a message, and can be cancelled", async ({
  page,
  context,
}) => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertGroup(ines);
  await insertMember(id, marc, "admin");
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupPath(id)}/settings`);
  const [description, message] = [page.getByLabel(t.description), page.getByText(ui.outdatedDraft)];
  await description.fill("Every Tuesday at noon");
  await page.reload();
  await expect(description).toHaveValue("Every Tuesday at noon");
  await expect(message).toHaveCount(0);
  const body = { description: "Every Friday at noon" };
  await (await browserClient(marc)).call(updateGroup, { params: { id }, body });
  await page.reload();
  await expect(message).toBeVisible();
  await expect(description).toHaveValue("Every Tuesday at noon");
  await page.getByRole("button", { name: ui.cancel, exact: true }).click();
  await expect(message).toHaveCount(0);
  await expect(description).toHaveValue(body.description);
});

test("requests, members and bans that another admin has decided on disappear from the page", async ({
  page,
  context,
}) => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertGroup(ines, { visibility: "private" });
  await insertMember(id, marc, "admin");
  const [member, banned, requester] = [await student(), await student(), await student()];
  await insertMember(id, member);
  await sql`insert into group_bans (group_id, user_id) values (${id}, ${banned.id})`;
  await sql`insert into group_requests (group_id, user_id) values (${id}, ${requester.id})`;
  const email = newEmail();
  const other = await browserClient(marc);
  const params = { id };
  await other.call(inviteEmailsToGroup, { params, body: { emails: email } });
  const { data: sent } = (await other.call(listGroupEmailInvitations, { params, query: {} })).body;
  await signInAs(context, ines, { locale: "en" });
  await page.goto(`${groupPath(id)}/members`);
  const button = (text: string, name: string) =>
    page.getByRole("button", { name: text.replace("{name}", name).replace("{email}", name) });
  const options = button(t.options, member.name);
  await expect(options).toBeVisible();
  const invitation_id = sent[0]?.id ?? 0;
  const user_id = requester.id;
  for (const [row, decide] of [
    [
      button(t.acceptName, requester.name),
      () => other.call(rejectGroupRequest, { params, body: { user_id } }),
    ],
    [
      button(t.unbanName, banned.name),
      () => other.call(unbanFromGroup, { params: { id, user_id: banned.id } }),
    ],
    [
      button(t.emailInvitations.revokeFor, email),
      () => other.call(revokeGroupEmailInvitation, { params: { id, invitation_id } }),
    ],
  ] as const) {
    await expect(row).toBeVisible();
    expect((await decide()).status).toBe(200);
    await row.click();
    await expect(row).toHaveCount(0);
  }
  await other.call(removeGroupMember, { params: { id, user_id: member.id } });
  await options.click();
  await page.getByRole("menuitem", { name: t.makeAdmin }).click();
  await expect(options).toHaveCount(0);
});

test("the dialog of a group stays open with an image that was chosen while the group was being saved", async ({
  page,
  context,
}) => {
  const ines = await student();
  const name = `Club ${crypto.randomUUID()}`;
  const id = await insertGroup(ines, { name });
  await signInAs(context, ines, { locale: "en" });
  await page.goto(groupsPath);
  await cardOf(page, t.mine, name)
    .getByRole("button", { name: named(t.editName, name) })
    .click();
  const dialog = page.getByRole("dialog", { name: t.editTitle });
  const save = dialog.getByRole("button", { name: t.save });
  const buffer = Buffer.from(await (await imageFile()).arrayBuffer());
  await dialog.getByLabel(t.description).fill("On Tuesdays");
  await page.route(
    `**/api/groups/${id}`,
    async (route) => {
      const image = { name: "club.jpg", mimeType: "image/jpeg", buffer };
      await dialog.locator("input[type=file]").setInputFiles(image);
      await expect(dialog.getByRole("button", { name: t.removeAvatar })).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await save.click();
  await expect(page.getByText(t.updated)).toBeVisible();
  await expect(dialog.getByRole("button", { name: t.removeAvatar })).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(await sql`select from groups where id = ${id} and avatar_path is not null`).toHaveLength(1);
});
