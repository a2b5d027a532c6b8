import { expect, test } from "vitest";
import type { ProfileAudience } from "@/db/enums";
import { muteUser } from "@/lib/blocks/contract";
import { dismissSuggestion, listSuggestions, restoreSuggestion } from "@/lib/suggestions/contract";
import type { ApiClient } from "../../support/api";
import { sql } from "../../support/database";
import { befriend, block, requestFriend, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student, suspend, type TestUser } from "../../support/users";

const suggested = async (from: ApiClient) =>
  (await from.call(listSuggestions, { query: { per_page: 50 } })).body.data;
const idsFor = async (from: ApiClient) => (await suggested(from)).map(({ id }) => id);

type Studies = { programme?: string; interests?: string[]; audience?: ProfileAudience };

async function describe({ id }: TestUser, { programme, interests = [], audience = "school" }: Studies) {
  await sql`insert into profiles (user_id, programme, interests, studies_audience, interests_audience)
    values (${id}, ${programme ?? null}, ${sql.json(interests)}, ${audience}, ${audience})`;
}

/** A viewer with one friend, who has this many other friends. */
async function viewerWithFriend(count: number) {
  const viewer = await signedInStudent();
  const friend = await student();
  await befriend(viewer.user, friend);
  const others = await Promise.all(Array.from({ length: count }, () => student()));
  for (const other of others) await befriend(friend, other);
  return { ...viewer, friend, others };
}

test("ranks by common friends, then by programme, then by interests", async () => {
  const { user, browser, others } = await viewerWithFriend(2);
  const [one, two] = others as [TestUser, TestUser];
  const second = await student();
  await befriend(user, second);
  await befriend(second, two);
  const programme = randomKey();
  const [climbing, music] = [randomKey(), randomKey()];
  await describe(user, { programme: `Génie ${programme}`, interests: [`Escalade ${climbing}`, music] });
  const [classmate, fan, bothInterests] = [await student(), await student(), await student()];
  await describe(classmate, { programme: `genie ${programme.toUpperCase()}` });
  await describe(fan, { interests: [`escalade ${climbing}`] });
  await describe(bothInterests, { interests: [music, `ESCALADE ${climbing}`] });
  const list = await suggested(browser);
  expect(list.map(({ id }) => id)).toEqual([two.id, one.id, classmate.id, bothInterests.id, fan.id]);
  expect(list).toMatchObject([
    { common_friends: 2, programme: null, interests: [], friendship_status: "none", email: null },
    { common_friends: 1 },
    { common_friends: 0, programme: `genie ${programme.toUpperCase()}` },
    { interests: [music, `ESCALADE ${climbing}`] },
    { interests: [`escalade ${climbing}`] },
  ]);
});

test("does not count friends in common who are suspended or deleted", async () => {
  const { user, browser, others } = await viewerWithFriend(1);
  const [suspended, deleted, classmate] = [await student(), await student(), await student()];
  for (const friend of [suspended, deleted])
    for (const other of [user, classmate]) await befriend(friend, other);
  const programme = randomKey();
  for (const candidate of [user, classmate]) await describe(candidate, { programme });
  expect(await suggested(browser)).toMatchObject([{ id: classmate.id }, { id: others[0]?.id }]);
  await suspend(suspended);
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  expect(await suggested(browser)).toMatchObject([
    { id: others[0]?.id, common_friends: 1 },
    { id: classmate.id, common_friends: 0, programme },
  ]);
});

test.each(["me", "friends"] as const)(
  "does not use or show a section for %s as a reason for a suggestion",
  async (audience) => {
    const { user, browser, others } = await viewerWithFriend(1);
    const shared = { programme: randomKey(), interests: [randomKey()] };
    await describe(user, shared);
    await describe(others[0] as TestUser, { ...shared, audience });
    await describe(await student(), { ...shared, audience });
    expect(await suggested(browser)).toMatchObject([{ id: others[0]?.id, programme: null, interests: [] }]);
  },
);

test("never suggests friends, requests, blocked, muted or suspended users, or the viewer", async () => {
  const { user, browser, others } = await viewerWithFriend(8);
  const [friend, invited, inviting, blocked, blocker, muted, suspended, deleted] = others;
  if (!friend || !invited || !inviting || !blocked || !blocker || !muted || !suspended || !deleted)
    throw new Error();
  expect((await idsFor(browser)).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
  await befriend(user, friend);
  await requestFriend(browser, invited);
  await sql`insert into friend_requests (sender_id, receiver_id) values (${inviting.id}, ${user.id})`;
  await block(user, blocked);
  await block(blocker, user);
  await browser.call(muteUser, { body: { user_id: muted.id } });
  await suspend(suspended);
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  expect(await idsFor(browser)).toEqual([]);
});

test("does not suggest a dismissed user again until the dismissal is undone", async () => {
  const { browser, others } = await viewerWithFriend(2);
  const [dismissed, other] = others as [TestUser, TestUser];
  for (const _ of ["once", "twice"])
    expect((await browser.call(dismissSuggestion, { params: { id: dismissed.id } })).status).toBe(200);
  expect(await idsFor(browser)).toEqual([other.id]);
  await browser.call(restoreSuggestion, { body: { user_id: dismissed.id } });
  expect((await idsFor(browser)).toSorted()).toEqual([dismissed.id, other.id].toSorted());
  expect((await browser.call(dismissSuggestion, { params: { id: 2_147_483_647 } })).status).toBe(404);
});

test("suggests members of the viewer's groups, but not of deleted or former ones", async () => {
  const { user, browser } = await signedInStudent();
  const [owner, twice, once, former] = [await student(), await student(), await student(), await student()];
  const [club, project] = [
    await insertGroup(owner, { name: "Club", visibility: "hidden" }),
    await insertGroup(owner, { name: "Projet" }),
  ];
  const [deleted, left] = [await insertGroup(former), await insertGroup(former)];
  for (const id of [club, project, deleted, left]) await insertMember(id, user);
  for (const id of [club, project]) await insertMember(id, twice);
  await insertMember(project, once);
  await sql`update groups set deleted_at = now() where id = ${deleted}`;
  await sql`delete from group_members where group_id = ${left} and user_id = ${user.id}`;
  const [inBoth, inOne] = [
    [
      { id: club, name: "Club" },
      { id: project, name: "Projet" },
    ],
    [{ id: project, name: "Projet" }],
  ];
  expect((await suggested(browser)).map(({ id, groups }) => ({ id, groups }))).toEqual([
    { id: twice.id, groups: inBoth },
    { id: owner.id, groups: inBoth },
    { id: once.id, groups: inOne },
  ]);
  await block(once, user);
  expect(await idsFor(browser)).toEqual([twice.id, owner.id]);
});
