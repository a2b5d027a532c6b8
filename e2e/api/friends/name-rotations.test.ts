import { expect, test } from "vitest";
import { searchUsers } from "@/lib/friends/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { block, signedInStudent } from "../../support/friends";
import { randomKey } from "../../support/random-key";
import { admin, setStatus, student, suspend, type TestUser } from "../../support/users";

type Browser = Awaited<ReturnType<typeof browserClient>>;

async function search(browser: Browser, text: string, perPage = 20) {
  const { status, body } = await browser.call(searchUsers, { query: { search: text, per_page: perPage } });
  expect(status).toBe(200);
  return { total: body.total, ids: body.data.map(({ id }) => id) };
}

const rename = ({ id }: TestUser, name: string) => sql`update users set name = ${name} where id = ${id}`;

/** Users whose rows differ from those that their names give. */
const wrongRows = (ids: number[]) => sql`
  (select id, name_rotations(search_name) as words from users
    where id = any(${ids}) and status = 'active' and deleted_at is null
   except select user_id, words from user_name_rotations)
  union all (select user_id, words from user_name_rotations where user_id = any(${ids})
   except select id, name_rotations(search_name) from users where status = 'active' and deleted_at is null)`;

test("finds students by words of their name in any order, but not if a word is missing", async () => {
  const { browser } = await signedInStudent();
  const [family, second] = [randomKey(), randomKey()];
  const user = await student({ name: `Zoé Élise D’${family} ${second}` });
  await student({ name: `Zoé Élise D’${family}` });
  await student({ name: `Zoé Élise ${second}` });
  for (const text of [
    `${second} zoe ${family}`,
    `elis ${second.slice(0, 6)} zo ${family.slice(0, 6)}`,
    `${second} ${second} ${family} z`,
    ` ${family}.${second} `,
  ])
    expect((await search(browser, text)).ids, text).toEqual([user.id]);
});

test("finds a name although any one of its words is mistyped", async () => {
  const { browser } = await signedInStudent();
  const [first, family] = [randomKey(), randomKey()];
  const user = await student({ name: `${first} de ${family}` });
  const mistyped = (word: string) => `${word.slice(0, 4)}${word.slice(5)}`;
  for (const text of [
    `${mistyped(first)} ${family}`,
    `${family.slice(0, 5)} ${mistyped(first)}`,
    `${first} ${mistyped(family)}`,
  ])
    expect((await search(browser, text)).ids, text).toEqual([user.id]);
});

test("finds a similar name when no word is one typing mistake away", async () => {
  const { browser } = await signedInStudent();
  const family = `${randomKey()}${randomKey()}`;
  const user = await student({ name: `Ana ${family}` });
  const twoMistakes = family.slice(0, 4) + family.slice(5, 12) + family.slice(13);
  expect((await search(browser, twoMistakes)).ids).toContain(user.id);
});

test("does not correct to the name of a blocked user, and responds as if they did not exist", async () => {
  const ines = await signedInStudent();
  const family = randomKey();
  const [blocked, similar] = [
    await student({ name: `Ana ${family}` }),
    await student({ name: `Bea ${family}s` }),
  ];
  expect((await search(ines.browser, family)).ids).toEqual([blocked.id, similar.id]);
  await block(blocked, ines.user);
  await rename(similar, `Bea ${family.slice(1)}`);
  expect((await search(ines.browser, family)).ids).toEqual([similar.id]);
  await sql`delete from users where id = ${blocked.id}`;
  expect((await search(ines.browser, family)).ids).toEqual([similar.id]);
});

test("finds a renamed student only by the new name, and a suspended one only once they are active again", async () => {
  const { browser } = await signedInStudent();
  const [before, after] = [randomKey(), randomKey()];
  const user = await student({ name: `Ana ${before}` });
  await rename(user, `Ana ${after}`);
  expect((await search(browser, before)).ids).toEqual([]);
  expect((await search(browser, after)).ids).toEqual([user.id]);
  await suspend(user);
  expect((await search(browser, after)).ids).toEqual([]);
  await setStatus(user, "active");
  expect((await search(browser, after)).ids).toEqual([user.id]);
});

test("indexes the last of fifty concurrent renames and suspensions of the same students", async () => {
  const people = await Promise.all([1, 2, 3].map(() => student()));
  const { browser } = await signedInStudent();
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const user = people[index % people.length] as TestUser;
      if (index % 7 === 6) return setStatus(user, index % 2 ? "suspended" : "active");
      return rename(user, `Ana ${randomKey()} ${randomKey()}`);
    }),
  );
  await Promise.all(people.map((user) => setStatus(user, "active")));
  expect(await wrongRows(people.map(({ id }) => id))).toEqual([]);
  for (const { id } of people) {
    const [row] = await sql`select name from users where id = ${id}`;
    expect((await search(browser, row?.name)).ids).toEqual([id]);
  }
});

test("lists two hundred people of a frequent name, including all friends", async () => {
  const ines = await signedInStudent();
  const family = randomKey();
  const created = await sql<
    { id: number }[]
  >`insert into users (name, username, email, password_hash, role, status)
    select 'Zoé ${sql.unsafe(family)} ' || n, ${`${family}.`} || n, ${`${family}.`} || n || '@test.invalid', '', 'student', 'active'
    from generate_series(1, 230) n returning id`;
  const friends = created.slice(-3).map(({ id }) => id);
  await sql`insert into friendships (user_id, friend_id)
    select ${ines.user.id}, id from unnest(${friends}::int[]) id
    union all select id, ${ines.user.id} from unnest(${friends}::int[]) id`;
  const { total, ids } = await search(ines.browser, family, 100);
  expect(ids.slice(0, 3).sort()).toEqual(friends.sort());
  expect(total).toBeGreaterThanOrEqual(200);
  expect(total).toBeLessThanOrEqual(203);
  const { ids: byAdmin } = await search(await browserClient(await admin()), `zoe ${family} 22`, 100);
  expect(byAdmin).toHaveLength(11);
});
