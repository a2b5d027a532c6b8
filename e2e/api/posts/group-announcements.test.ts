import { expect, test, vi } from "vitest";
import { updateGroupNotifications } from "@/lib/groups/members-contract";
import { decideHeld } from "@/lib/moderation/held-contract";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/contract";
import { createPost, getPost } from "@/lib/posts/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { holdLocks, waitUntilBlockingLong } from "../../support/locks";
import { mentionOf } from "../../support/mentions";
import { hold } from "../../support/moderation-rules";
import { insertPost } from "../../support/posts";
import { admin } from "../../support/users";

type Level = "all" | "announcements" | "none";

const notificationsOf = async ({ browser }: SignedInStudent) =>
  (await browser.call(listNotifications, {})).body.data.data;
const kindsOf = async (student: SignedInStudent) => (await notificationsOf(student)).map(({ kind }) => kind);

/** Publishes a post in a group; resolves once the worker has notified the members. */
async function publishInGroup({ browser }: SignedInStudent, body: Record<string, unknown>) {
  const { data } = (await browser.call(createPost, { body: { content: "Salle B112", ...body } })).body;
  await vi.waitUntil(
    async () => {
      const [row] = await sql`select notifies_members as waits from posts where id = ${data.id}`;
      return row?.waits === false;
    },
    { timeout: 30_000, interval: 200 },
  );
  return data.id;
}

async function groupWith(levels: Level[]) {
  const owner = await signedInStudent("Inès Moreau");
  const id = await insertGroup(owner.user, { name: "Club de go" });
  const members = await Promise.all(levels.map(() => signedInStudent()));
  for (const [index, { user, browser }] of members.entries()) {
    await insertMember(id, user);
    const body = { level: levels[index] ?? "all" };
    expect((await browser.call(updateGroupNotifications, { params: { id }, body })).status).toBe(200);
  }
  return { owner, id, members };
}

test("notifies each member according to their settings", async () => {
  const { owner, id, members } = await groupWith(["all", "announcements", "none"]);
  await publishInGroup(owner, { group_id: id });
  expect(await Promise.all(members.map(kindsOf))).toEqual([["group_posted"], [], []]);
  await publishInGroup(owner, { group_id: id, is_announcement: true });
  expect(await Promise.all(members.map(kindsOf))).toEqual([
    ["group_announced", "group_posted"],
    ["group_announced"],
    [],
  ]);
  expect(await kindsOf(owner)).toEqual([]);
  const [first] = await notificationsOf(members[1] as SignedInStudent);
  expect(first).toMatchObject({
    text: "Inès Moreau made an announcement in “Club de go”",
    detail: "Salle B112",
  });
});

test("notifies members even if that takes long", async () => {
  const { owner, id, members } = await groupWith(["all"]);
  const [member] = members as [SignedInStudent];
  const holder = await holdLocks((tx) => tx`select from users where id = ${member.user.id} for update`);
  const published = publishInGroup(owner, { group_id: id });
  await waitUntilBlockingLong(holder.pid).finally(holder.end);
  await published;
  expect(await kindsOf(member)).toEqual(["group_posted"]);
});

test("a mention notifies members who chose announcements or all, once each, but not those who chose none", async () => {
  const { owner, id, members } = await groupWith(["all", "announcements", "none"]);
  const content = members.map(({ user }) => mentionOf(user)).join(" ");
  await publishInGroup(owner, { group_id: id, content });
  expect(await Promise.all(members.map(kindsOf))).toEqual([["post_mentioned"], ["post_mentioned"], []]);
});

test("does not notify members who muted the author or are in a block with them", async () => {
  const { owner, id, members } = await groupWith(["all", "all", "all", "all"]);
  const [blocks, isBlocked, mutes, other] = members as [
    SignedInStudent,
    SignedInStudent,
    SignedInStudent,
    SignedInStudent,
  ];
  await block(blocks.user, owner.user);
  await block(owner.user, isBlocked.user);
  await sql`insert into mutes (user_id, muted_id) values (${mutes.user.id}, ${owner.user.id})`;
  await publishInGroup(owner, { group_id: id, is_announcement: true });
  expect(await Promise.all([blocks, isBlocked, mutes].map(kindsOf))).toEqual([[], [], []]);
  expect(await kindsOf(other)).toEqual(["group_announced"]);
});

test("a post that is held before the members are notified notifies them once it is accepted", async () => {
  const { owner, id, members } = await groupWith(["all"]);
  const [member] = members as [SignedInStudent];
  const { id: subject_id } = await insertPost({ by: owner.user, group: id });
  await hold("posts", subject_id);
  await sql`update posts set notifies_members = true, held_at = created_at + interval '1 second' where id = ${subject_id}`;
  await publishInGroup(owner, { group_id: id, is_announcement: true });
  const body = { subject: "held_post", subject_id, action: "accept" } as const;
  expect((await (await browserClient(await admin())).call(decideHeld, { body })).status).toBe(200);
  await vi.waitUntil(async () => (await kindsOf(member)).includes("group_posted"), {
    timeout: 30_000,
    interval: 200,
  });
});

test("only owner and admins of a group can make announcements", async () => {
  const { id, people } = await groupWithEveryone("public");
  const announce = (client: ApiClient, group_id: number | undefined) =>
    client.call(createPost, { body: { content: "Salle B112", group_id, is_announcement: true } });
  const announced = await relationsFor(people, async (client) => (await announce(client, id)).status === 201);
  expect(announced).toBe("owner admin");
  const { status, body } = await announce(people.owner.client, undefined);
  expect([status, body]).toMatchObject([422, { errors: { is_announcement: [expect.any(String)] } }]);
  const plain = { content: "Salle B112", group_id: id };
  expect((await people.member.client.call(createPost, { body: plain })).body.data).toMatchObject({
    is_announcement: false,
  });
});

test("owner and admins see how many members have read the notification, but members do not", async () => {
  const { owner, id, members } = await groupWith(["all", "announcements", "none"]);
  const [viewer, other] = members as [SignedInStudent, SignedInStudent];
  const post = await publishInGroup(owner, { group_id: id, is_announcement: true });
  const readsFor = async ({ browser }: SignedInStudent) =>
    (await browser.call(getPost, { params: { id: post } })).body.data.reads_count;
  expect(await readsFor(owner)).toBe(0);
  await viewer.browser.call(markNotificationsRead, { body: {} });
  expect([await readsFor(owner), await readsFor(other)]).toEqual([1, null]);
  const plain = await publishInGroup(owner, { group_id: id });
  expect((await owner.browser.call(getPost, { params: { id: plain } })).body.data.reads_count).toBeNull();
});

test("notifies a thousand members in one statement, after the response", async () => {
  const { owner, id } = await groupWith([]);
  await sql`with added as (
      insert into users (name, username, email, password_hash, role, status)
      select 'Membre ' || n, ${`m${id}-`} || n, ${`m${id}-`} || n || '@test.invalid', '', 'student', 'active'
      from generate_series(1, 1000) n returning id)
    insert into group_members (group_id, user_id) select ${id}, id from added`;
  const before = await sql`select count(*)::int from notifications where kind = 'group_announced'
    and params ->> 'group' = ${String(id)}`;
  const post = await publishInGroup(owner, { group_id: id, is_announcement: true });
  expect(before).toEqual([{ count: 0 }]);
  const [row] =
    await sql`select count(*)::int as members, count(distinct (xmin::text, cmin::text))::int as statements
    from notifications where post_id = ${post}`;
  expect(row).toEqual({ members: 1000, statements: 1 });
  await sql`delete from users where username like ${`m${id}-%`}`;
});

test.each(["public", "private"] as const)("members of a %s group choose their own level", async (kind) => {
  const { id, people } = await groupWithEveryone(kind);
  const choose = (client: ApiClient, level: string) =>
    client.call(updateGroupNotifications, { params: { id }, body: { level: level as Level } });
  const chosen = await relationsFor(people, async (client) => (await choose(client, "all")).status === 200);
  expect(chosen).toBe("owner admin moderator member");
  expect((await choose(people.outsider.client, "all")).status).toBe(403);
  expect((await choose(people.banned.client, "all")).status).toBe(404);
  expect((await choose(people.member.client, "none")).body.data.notification_level).toBe("none");
  expect((await choose(people.member.client, "loud")).status).toBe(422);
  const rows = await sql`select distinct notification_level as level from group_members
    where group_id = ${id} and user_id <> ${people.member.user.id}`;
  expect(rows).toEqual([{ level: "all" }]);
});
