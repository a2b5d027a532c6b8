import { expect, test } from "vitest";
import {
  createGroupInvitationLink,
  joinGroupByLink,
  listGroupInvitationLinks,
  revokeGroupInvitationLink,
} from "@/lib/groups/invitation-links-contract";
import { makeDue, sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import {
  type GroupRelation,
  groupWithEveryone,
  relationsFor,
  visibilities,
} from "../../support/group-relations";
import { insertGroup, insertInvitationLink, insertMember, membersOf } from "../../support/groups";

type Tables = { link: string; group: number; creator: number };

const unknown = "x".repeat(43);
const follow = ({ browser }: Pick<SignedInStudent, "browser">, token: string) =>
  browser.call(joinGroupByLink, { body: { token } });

/** Changes that make a link invalid. */
const ends: Record<string, (tables: Tables) => Promise<unknown>> = {
  "has expired": ({ link }) => sql`update group_invitation_links set expires_at = now() where id = ${link}`,
  "is revoked": ({ link }) => sql`delete from group_invitation_links where id = ${link}`,
  "is used up": ({ link }) =>
    sql`update group_invitation_links set max_uses = 2, uses_count = 2 where id = ${link}`,
  "is of a deleted group": ({ group }) => sql`update groups set deleted_at = now() where id = ${group}`,
  "is of a demoted admin": ({ group, creator }) =>
    sql`update group_members set role = 'moderator' where group_id = ${group} and user_id = ${creator}`,
  "is of an admin who left": ({ group, creator }) =>
    sql`delete from group_members where group_id = ${group} and user_id = ${creator}`,
  "is of a suspended admin": ({ creator }) =>
    sql`update users set status = 'suspended' where id = ${creator}`,
  "is of a banned admin": ({ creator }) => sql`update users set status = 'banned' where id = ${creator}`,
  "is of a deleted admin": ({ creator }) => sql`update users set deleted_at = now() where id = ${creator}`,
  "is of an admin who is no student": ({ creator }) =>
    sql`update users set role = 'company' where id = ${creator}`,
};

test.each(visibilities)(
  "a link admits outsiders to a %s group, but no banned student",
  async (visibility) => {
    const { id, people } = await groupWithEveryone(visibility);
    const { token } = await insertInvitationLink(id, people.admin.user);
    const codes: Partial<Record<GroupRelation, string>> = {};
    const joiners = await relationsFor(people, async (browser, { id: user }) => {
      const { status, body } = await browser.call(joinGroupByLink, { body: { token } });
      const relation = Object.entries(people).find(
        ([, member]) => member.user.id === user,
      )?.[0] as GroupRelation;
      if (status !== 200) codes[relation] = body.code;
      return status === 200 && body.membership === "member" && body.data.id === id;
    });
    expect(joiners).toBe("requested invited outsider");
    const already = "already_member";
    expect(codes).toEqual({
      ...{ owner: already, admin: already, moderator: already, member: already },
      ...{
        banned: "group_link_invalid",
        blocked: "group_link_invalid",
        company: "forbidden",
        school: "forbidden",
        visitor: "unauthenticated",
      },
    });
    expect((await membersOf(id)).roles.size).toBe(7);
    expect(
      await sql`select 1 from group_requests where group_id = ${id} union all
    select 1 from group_invitations where group_id = ${id}`,
    ).toEqual([]);
    expect(await sql`select uses_count from group_invitation_links where group_id = ${id}`).toEqual([
      { uses_count: 3 },
    ]);
  },
);

test.each(Object.keys(ends))("a link that %s responds like an unknown one to all users", async (name) => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user, { visibility: "hidden" });
  await insertMember(id, marc.user, "admin");
  const { id: link, token } = await insertInvitationLink(id, marc.user);
  expect((await follow(await signedInStudent(), token)).status).toBe(200);
  await ends[name]?.({ link, group: id, creator: marc.user.id });
  const nothing = await follow(zoe, unknown);
  expect([nothing.status, nothing.body.code]).toEqual([422, "group_link_invalid"]);
  for (const student of [zoe, ines]) expect((await follow(student, token)).body).toEqual(nothing.body);
  expect((await membersOf(id)).roles.has(zoe.user.id)).toBe(false);
});

test("a link of an owner is valid until they transfer the group and leave", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user, "admin");
  const { token } = await insertInvitationLink(id, ines.user);
  await sql`update groups set owner_id = ${marc.user.id} where id = ${id}`;
  expect((await follow(await signedInStudent(), token)).status).toBe(200);
  await sql`delete from group_members where group_id = ${id} and user_id = ${ines.user.id}`;
  expect((await follow(await signedInStudent(), token)).status).toBe(422);
});

test("a link does not work in a block with the owner", async () => {
  const ines = await signedInStudent();
  const [blocked, blocking] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user);
  const { token } = await insertInvitationLink(id, ines.user);
  await block(ines.user, blocked.user);
  await block(blocking.user, ines.user);
  for (const student of [blocked, blocking]) {
    const nothing = await follow(student, unknown);
    expect((await follow(student, token)).body).toEqual(nothing.body);
    await sql`delete from blocks where ${ines.user.id} in (blocker_id, blocked_id)
      and ${student.user.id} in (blocker_id, blocked_id)`;
    expect((await follow(student, token)).status).toBe(200);
  }
});

test("ten of fifty users who follow a link with ten uses at once can join", async () => {
  const ines = await signedInStudent();
  const id = await insertGroup(ines.user, { visibility: "hidden" });
  const { token } = await insertInvitationLink(id, ines.user, 10);
  const students = await Promise.all(Array.from({ length: 50 }, () => signedInStudent()));
  const responses = await Promise.all(students.map((student) => follow(student, token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(responses.filter(({ body }) => body.code === "group_link_invalid")).toHaveLength(40);
  const { roles, count } = await membersOf(id);
  expect([roles.size, count]).toEqual([11, 11]);
  expect(await sql`select uses_count from group_invitation_links where group_id = ${id}`).toEqual([
    { uses_count: 10 },
  ]);
});

test("owner and admins create, list and revoke links, which the audit log records", async () => {
  const { id, people } = await groupWithEveryone("hidden");
  const params = { id };
  const { admin, owner, outsider } = people;
  const creators = await relationsFor(people, async (browser) => {
    const { status } = await browser.call(createGroupInvitationLink, {
      params,
      body: { days: "1", max_uses: "" },
    });
    return status === 201;
  });
  expect(creators).toBe("owner admin");
  const body = { days: 30, max_uses: 2 };
  const created = (await admin.client.call(createGroupInvitationLink, { params, body })).body.data;
  expect(created).toMatchObject({ max_uses: 2, uses_count: 0, created_by: { name: admin.user.name } });
  expect(Date.parse(created.expires_at) - Date.parse(created.created_at)).toBe(30 * 86_400_000);
  const token = created.url.split("/groups/join/")[1] ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  const [row] =
    await sql`select group_invitation_links::text as row from group_invitation_links where id = ${created.id}`;
  expect(row?.row).not.toContain(token);

  const relations = await relationsFor(people, async (browser) => {
    const { status, body } = await browser.call(listGroupInvitationLinks, { params });
    return status === 200 && body.data.length === 3 && body.data[0]?.url === created.url;
  });
  expect(relations).toBe("owner admin");
  expect((await people.member.client.call(listGroupInvitationLinks, { params })).status).toBe(403);
  expect((await outsider.client.call(listGroupInvitationLinks, { params })).status).toBe(404);

  const query = { link: created.id };
  const others = await insertGroup(outsider.user);
  const elsewhere = await outsider.client.call(revokeGroupInvitationLink, { params: { id: others }, query });
  expect(elsewhere.status).toBe(404);
  expect((await people.moderator.client.call(revokeGroupInvitationLink, { params, query })).status).toBe(403);
  expect((await owner.client.call(revokeGroupInvitationLink, { params, query })).status).toBe(200);
  expect((await owner.client.call(revokeGroupInvitationLink, { params, query })).status).toBe(404);
  expect((await follow({ browser: outsider.client }, token)).status).toBe(422);
  const log =
    await sql`select action, actor_id from audit_log where subject_type = 'group' and subject_id = ${id}
    order by id desc limit 2`;
  expect(log).toEqual([
    { action: "group_link_revoked", actor_id: owner.user.id },
    { action: "group_link_created", actor_id: admin.user.id },
  ]);
});

test("lists valid and used-up links, but none whose creator may no longer invite", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user, "admin");
  const [expired, usedUp, ofDemotedAdmin] = [
    await insertInvitationLink(id, ines.user),
    await insertInvitationLink(id, ines.user, 1),
    await insertInvitationLink(id, marc.user),
  ];
  await ends["has expired"]?.({ link: expired.id, group: id, creator: ines.user.id });
  await follow(await signedInStudent(), usedUp.token);
  const readLinks = async () =>
    (await ines.browser.call(listGroupInvitationLinks, { params: { id } })).body.data.map((link) => link.id);
  expect(await readLinks()).toEqual([ofDemotedAdmin.id, usedUp.id]);
  await ends["is of a demoted admin"]?.({ link: ofDemotedAdmin.id, group: id, creator: marc.user.id });
  expect(await readLinks()).toEqual([usedUp.id]);
  await makeDue("delete-expired-invitation-links");
  const rows = () => sql`select id from group_invitation_links where group_id = ${id} order by created_at`;
  await expect.poll(rows, { timeout: 20_000 }).toEqual([{ id: usedUp.id }, { id: ofDemotedAdmin.id }]);
});

test.each([
  { days: 0 },
  { days: 31 },
  { days: "soon" },
  { max_uses: 0 },
  { max_uses: 1001 },
  { max_uses: "1.5" },
])("rejects a link with %o, with a message at the field", async (body) => {
  const { user, browser } = await signedInStudent();
  const params = { id: await insertGroup(user) };
  const response = await browser.call(createGroupInvitationLink, { params, body });
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors)).toEqual(Object.keys(body));
});

test("the page shows the group to students who may join, and the same message to everyone else", async () => {
  const { id, people } = await groupWithEveryone("hidden");
  const [group] = await sql`select name from groups where id = ${id}`;
  const { token } = await insertInvitationLink(id, people.owner.user);
  const read = async (relation: GroupRelation, path: string) => {
    const response = await people[relation].client.fetch(`/groups/join/${path}`);
    return { response, html: await response.text() };
  };
  for (const relation of ["requested", "invited", "outsider"] as const) {
    const { response, html } = await read(relation, token);
    expect([response.status, html.includes(group?.name), html.includes("Join Group")]).toEqual([
      200,
      true,
      true,
    ]);
    expect(response.headers.get("cache-control")).toContain("no-store");
  }
  for (const relation of ["banned", "blocked", "company", "school"] as const) {
    for (const path of [token, unknown]) {
      const { html } = await read(relation, path);
      expect([html.includes("This link does not work"), html.includes(group?.name)]).toEqual([true, false]);
    }
  }
  for (const path of [token, unknown]) {
    const { response } = await read("visitor", path);
    expect(response.headers.get("location")).toBe(
      `/login?next=${encodeURIComponent(`/groups/join/${path}`)}`,
    );
  }
  const { response, html } = await read("member", token);
  expect(response.headers.get("location") ?? html).toContain(`/student/dashboard/group/${id}`);
});
