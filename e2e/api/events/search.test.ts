import { expect, test } from "vitest";
import { listEvents } from "@/lib/events/contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { removeGroupMember } from "@/lib/groups/members-contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertEvent } from "../../support/events";
import { block, signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { admin, company } from "../../support/users";

async function find(client: ApiClient, q: string, query: object = {}): Promise<number[]> {
  const { status, body } = await client.call(listEvents, { query: { q, ...query } });
  if ([401, 403].includes(status)) return [];
  expect(status).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ id }) => id);
}

test.each([
  ["public", "owner admin moderator member requested invited outsider"],
  ["private", "owner admin moderator member"],
  ["hidden", "owner admin moderator member"],
] as const)(
  "finds and counts an event of a %s group for users who can read it",
  async (visibility, viewers) => {
    const word = randomKey();
    const { id: group, people } = await groupWithEveryone(visibility);
    const id = await insertEvent(people.owner.user, { group, title: `Soirée ${word}` });
    expect(await relationsFor(people, async (client) => (await find(client, word)).includes(id))).toBe(
      viewers,
    );
    expect(await find(await browserClient(await admin()), word)).toEqual([]);
  },
);

test("finds an event of the school for every student and administrator, but not for companies", async () => {
  const word = randomKey();
  const id = await insertEvent(await admin(), { title: `Gala ${word}` });
  const student = await signedInStudent();
  expect(await find(student.browser, word)).toEqual([id]);
  expect(await find(await browserClient(await admin()), word)).toEqual([id]);
  const rejected = [visitorClient(), await browserClient(await company())];
  for (const client of rejected)
    expect([401, 403]).toContain((await client.call(listEvents, { query: { q: word } })).status);
});

test("finds by words of title and location without accents, future events first, then the most recent ones", async () => {
  const word = randomKey();
  const { user, browser } = await signedInStudent();
  const group = await insertGroup(user);
  const of = (title: string, startsIn: number) =>
    insertEvent(user, { group, title: `${title} ${word}`, startsIn });
  const [old, last, later, next] = [
    await of("Fête", -240),
    await of("Fête", -24),
    await of("Fête", 240),
    await of("Fête", 24),
  ];
  const elsewhere = await insertEvent(user, { group, title: "Répétition", startsIn: 300 });
  await sql`update events set location = ${`Préau ${word}`} where id = ${elsewhere}`;
  expect(await find(browser, `fete ${word.toUpperCase()}`)).toEqual([next, later, last, old]);
  expect(await find(browser, `preau ${word}`)).toEqual([elsewhere]);
  expect(await find(browser, word.slice(0, 5))).toEqual([next, later, elsewhere, last, old]);
  expect(await find(browser, `${word} inconnu`)).toEqual([]);
  expect(await find(browser, word, { group_id: group })).toHaveLength(5);
  expect(await find(browser, word, { group_id: await insertGroup(user) })).toEqual([]);
  const short = await browser.call(listEvents, { query: { q: "a" } });
  expect(short.status).toBe(422);
});

test("finds no events of a group for a user who was removed, banned or blocked by its owner", async () => {
  const word = randomKey();
  const [owner, removed, banned, blocked] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const [secret, open] = [
    await insertGroup(owner.user, { visibility: "private" }),
    await insertGroup(owner.user),
  ];
  const [privateEvent, publicEvent] = [
    await insertEvent(owner.user, { group: secret, title: `Bal ${word}`, startsIn: 24 }),
    await insertEvent(owner.user, { group: open, title: `Bal ${word}`, startsIn: 48 }),
  ];
  await insertMember(secret, removed.user);
  expect(await find(removed.browser, word)).toEqual([privateEvent, publicEvent]);
  await owner.browser.call(removeGroupMember, { params: { id: secret, user_id: removed.user.id } });
  expect(await find(removed.browser, word)).toEqual([publicEvent]);
  await owner.browser.call(banFromGroup, { params: { id: open }, body: { user_id: banned.user.id } });
  await block(owner.user, blocked.user);
  for (const { browser } of [banned, blocked]) expect(await find(browser, word)).toEqual([]);
  await sql`update groups set deleted_at = now() where id = ${open}`;
  expect(await find(owner.browser, word)).toEqual([privateEvent]);
});
