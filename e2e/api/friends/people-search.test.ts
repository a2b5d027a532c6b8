import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { searchUsers } from "@/lib/friends/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { befriend, block, requestFriend, signedInStudent } from "../../support/friends";
import { admin, company, student, suspend } from "../../support/users";

/** A unique word that consists of letters. */
const randomWord = () =>
  randomBytes(6)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

async function search(browser: Awaited<ReturnType<typeof browserClient>>, text: string) {
  const { status, body } = await browser.call(searchUsers, { query: { search: text } });
  expect(status).toBe(200);
  return body.data;
}

test("finds a student by half a name without accents, by username and by the complete email", async () => {
  const { browser } = await signedInStudent();
  const familyName = randomWord();
  const user = await student({ name: `Zoé Élise D’${familyName}` });
  await sql`update users set username = ${`u${familyName}`} where id = ${user.id}`;
  const queries = [
    `zoe ${familyName.slice(0, 5)}`,
    familyName.toUpperCase(),
    `u${familyName}`,
    user.email.toUpperCase(),
  ];
  for (const text of queries)
    expect(
      (await search(browser, text)).map(({ id }) => id),
      text,
    ).toEqual([user.id]);
  expect(await search(browser, user.email.slice(0, -1))).toEqual([]);
});

test("tolerates a typing mistake when nothing else matches", async () => {
  const { browser } = await signedInStudent();
  const user = await student({ name: `Mathilde ${randomWord()}` });
  const familyName = user.name.split(" ")[1] ?? "";
  const typo = familyName.slice(0, 5) + familyName.slice(6);
  expect((await search(browser, typo)).map(({ id }) => id)).toContain(user.id);
});

test("matches pattern characters literally", async () => {
  const { browser, user } = await signedInStudent();
  const familyName = randomWord();
  const [friend] = await Promise.all([1, 2].map((n) => student({ name: `Ana${n} ${familyName}` })));
  await befriend(user, friend as typeof user);
  const start = familyName.slice(0, 2);
  expect(await search(browser, start)).not.toEqual([]);
  for (const sign of ["%", "\\", "％", "﹪", "＼", "﹨"])
    expect(await search(browser, start + sign), sign).toEqual([]);
});

test("ranks friends first, then those with common friends", async () => {
  const ines = await signedInStudent();
  const familyName = randomWord();
  const [distant, near, friend] = await Promise.all([
    student({ name: `Ana ${familyName}` }),
    student({ name: `Bea ${familyName}` }),
    student({ name: `Cleo ${familyName}` }),
  ]);
  await befriend(ines.user, friend);
  await befriend(friend, near);
  const people = await search(ines.browser, familyName);
  expect(people.map(({ id, common_friends }) => [id, common_friends])).toEqual([
    [friend.id, 0],
    [near.id, 1],
    [distant.id, 0],
  ]);
});

test("ranks by the common friends that are shown, without suspended ones", async () => {
  const ines = await signedInStudent();
  const familyName = randomWord();
  const [distant, near, friend] = await Promise.all([
    student({ name: `Ana ${familyName}` }),
    student({ name: `Bea ${familyName}` }),
    student({ name: "Cleo" }),
  ]);
  await befriend(ines.user, friend);
  await befriend(friend, near);
  const ranked = async () => (await search(ines.browser, familyName)).map(({ id }) => id);
  expect(await ranked()).toEqual([near.id, distant.id]);
  await suspend(friend);
  expect(await ranked()).toEqual([distant.id, near.id]);
});

test("lists people in pages without repetitions or gaps", async () => {
  const ines = await signedInStudent();
  const familyName = randomWord();
  const people = await Promise.all([1, 2, 3, 4, 5].map((n) => student({ name: `Ana${n} ${familyName}` })));
  await befriend(ines.user, people[4] as (typeof people)[number]);
  const pages = await Promise.all(
    ["1", "2", "3"].map(async (page) => {
      const { body } = await ines.browser.call(searchUsers, {
        query: { search: familyName, page, per_page: 2 },
      });
      expect(body).toMatchObject({ total: 5, last_page: 3, per_page: 2, current_page: Number(page) });
      return body.data.map(({ id }) => id);
    }),
  );
  const [first, second, third, fourth, friend] = people.map(({ id }) => id);
  expect(pages).toEqual([[friend, first], [second, third], [fourth]]);
});

test("an unverified email finds its account for administrators alone; students find it by its name", async () => {
  const user = await student({ name: `Zoe ${randomWord()}`, isUnverified: true });
  await sql`update users set username = ${randomWord()} where id = ${user.id}`;
  const [other, school] = [await browserClient(await student()), await browserClient(await admin())];
  const find = async (by: typeof other, text: string) => (await search(by, text)).map(({ id }) => id);
  expect(await find(school, user.email)).toEqual([user.id]);
  expect(await find(other, user.email)).toEqual([]);
  expect(await find(other, user.name)).toEqual([user.id]);
});

test("returns the friendship status of each person, and the email only of friends", async () => {
  const ines = await signedInStudent();
  const familyName = randomWord();
  const [receiver, friend, requester] = [
    await student({ name: `Ana ${familyName}` }),
    await student({ name: `Bea ${familyName}` }),
    await signedInStudent(`Cleo ${familyName}`),
  ];
  const sent = await requestFriend(ines.browser, receiver);
  const received = await requestFriend(requester.browser, ines.user);
  await befriend(ines.user, friend);
  const people = new Map((await search(ines.browser, familyName)).map((user) => [user.id, user]));
  expect(people.get(friend.id)).toMatchObject({
    friendship_status: "friends",
    email: friend.email,
    friend_request_id: null,
  });
  expect(people.get(receiver.id)).toMatchObject({
    friendship_status: "request_sent",
    email: null,
    friend_request_id: sent,
  });
  expect(people.get(requester.user.id)).toMatchObject({
    friendship_status: "request_received",
    friend_request_id: received,
  });
});

test("leaves out the viewer, companies, suspended and blocked users; administrators find all active users with emails", async () => {
  const familyName = randomWord();
  const ines = await signedInStudent(`Ines ${familyName}`);
  const seen = await student({ name: `Ana ${familyName}` });
  const recruiter = await company({ name: `Bea ${familyName}` });
  const suspended = await student({ name: `Cleo ${familyName}` });
  const [blocker, blocked] = [
    await student({ name: `Dan ${familyName}` }),
    await student({ name: `Eve ${familyName}` }),
  ];
  await suspend(suspended);
  await block(blocker, ines.user);
  await block(ines.user, blocked);
  expect((await search(ines.browser, familyName)).map(({ id }) => id)).toEqual([seen.id]);
  const people = await search(await browserClient(await admin()), familyName);
  expect(people.map(({ id }) => id).sort()).toEqual(
    [ines.user.id, seen.id, recruiter.id, blocker.id, blocked.id].sort(),
  );
  expect(people.every(({ email }) => email?.endsWith("@test.invalid"))).toBe(true);
});
