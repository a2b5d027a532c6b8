import { expect, test } from "vitest";
import { getUser } from "@/lib/users/contract";
import { deleteUser, listUsers, restoreUser } from "@/lib/users/management-contract";
import { browserClient, idsOf, signInWithPassword } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { admin, company, setStatus, student, type TestUser } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

/** Accounts with a unique family name, so that the list contains no others. */
async function family() {
  const name = `Zy${randomKey()}`;
  return {
    name,
    find: (query: object = {}) => school.call(listUsers, { query: { search: name, ...query } }),
  };
}

test("lists accounts in pages, newest first, with their posts", async () => {
  const { name, find } = await family();
  const people: TestUser[] = [];
  for (let count = 0; count < 3; count++) people.push(await student({ name: `Élodie ${name} ${count}` }));
  await insertPost({ by: people[2] as TestUser });
  const page = await find({ per_page: 2 });
  expect(idsOf(page.body)).toEqual([people[2]?.id, people[1]?.id]);
  expect(page.body.data[0]).toMatchObject({ role: "student", status: "active", posts_count: 1 });
  const meta = { current_page: 1, last_page: 2, per_page: 2, total: 3, from: 1, to: 2 };
  expect(page.body.meta).toEqual(meta);
  expect(idsOf((await find({ per_page: 2, page: 2 })).body)).toEqual([people[0]?.id]);
  expect((await find({ page: 9 })).body).toMatchObject({ data: [], meta: { total: 3, from: null } });
  expect((await school.call(listUsers, {})).body.meta.per_page).toBe(15);
});

test("an account with an open page was last seen now, and one without at the end of its last page", async () => {
  const { name, find } = await family();
  const [offline, online] = [await student({ name }), await student({ name })];
  await sql`insert into presence (user_id, status, last_seen_at) values
    (${offline.id}, 'offline', now() - interval '2 days'), (${online.id}, 'online', now() - interval '2 days')`;
  const hours = (await find()).body.data.map(({ last_seen_at }) =>
    Math.round((Date.now() - Date.parse(last_seen_at ?? "")) / 3_600_000),
  );
  expect(hours).toEqual([0, 48]);
});

test("finds accounts literally by a name without accents and by a part of the email", async () => {
  const { name } = await family();
  const { id, email } = await student({ name: `Élodie ${name}` });
  const find = async (search: string) => idsOf((await school.call(listUsers, { query: { search } })).body);
  expect(await find(`elodie ${name.slice(0, 9)}`)).toEqual([id]);
  expect(await find(email.slice(1, 12).toUpperCase())).toEqual([id]);
  expect(await find(`${email.slice(0, 5)}%${email.slice(6)}`)).toEqual([]);
});

test("finds only one user by a complete email, and all that match by its end", async () => {
  const local = randomKey();
  const [short, long] = [await student(), await student()];
  await sql`update users set email = ${`${local}@test.invalid`} where id = ${short.id}`;
  await sql`update users set email = ${`ana.${local}@test.invalid`} where id = ${long.id}`;
  const find = async (search: string) => idsOf((await school.call(listUsers, { query: { search } })).body);
  expect(await find(` ${local.toUpperCase()}@test.invalid`)).toEqual([short.id]);
  expect(await find(`${local}@test.inv`)).toEqual([long.id, short.id]);
  expect(await find(local)).toEqual([long.id, short.id]);
});

test("counts the accounts of a status and role without a search, except deleted ones", async () => {
  const filter = { role: "company", status: "banned" } as const;
  const banned = [await company(), await company()];
  for (const user of banned) await setStatus(user, "banned");
  await sql`update users set deleted_at = now() where id = ${banned[0]?.id ?? 0}`;
  // Polls because other test files change accounts meanwhile.
  await expect
    .poll(async () => {
      const { total } = (await school.call(listUsers, { query: filter })).body.meta;
      const [rows] = await sql`select count(*)::int from users
        where role = 'company' and status = 'banned' and deleted_at is null`;
      return total - rows?.count;
    })
    .toBe(0);
});

test("filters by status and role", async () => {
  const { name, find } = await family();
  const active = await student({ name });
  const pending = await company({ name, status: "pending_verification" });
  const banned = await student({ name });
  await setStatus(banned, "banned");
  expect(idsOf((await find({ status: "active" })).body)).toEqual([active.id]);
  expect(idsOf((await find({ status: "pending" })).body)).toEqual([pending.id]);
  expect(idsOf((await find({ status: "pending_verification" })).body)).toEqual([pending.id]);
  expect(idsOf((await find({ role: "student" })).body)).toEqual([banned.id, active.id]);
  expect(idsOf((await find({ role: "company", status: "active" })).body)).toEqual([]);
  expect((await find({ status: "nice" as "active" })).status).toBe(422);
});

test("deletes an account, ends its sessions, and restores it with its posts", async () => {
  const { name, find } = await family();
  const ines = await student({ name });
  const { id: postId } = await insertPost({ by: ines });
  const browser = await browserClient(ines);
  expect((await school.call(deleteUser, { params: { id: ines.id } })).status).toBe(200);
  expect((await browser.call(getUser, {})).status).toBe(401);
  const rejected = await signInWithPassword(ines, { restore: true });
  expect(rejected.body.code, "its owner does not restore it").toBe("account_removed");
  expect(idsOf((await find()).body)).toEqual([]);
  expect((await find({ status: "deleted" })).body.data).toMatchObject([
    { id: ines.id, deleted_at: expect.stringMatching(/Z$/) },
  ]);
  expect((await school.call(deleteUser, { params: { id: ines.id } })).status).toBe(404);

  expect((await school.call(restoreUser, { params: { id: ines.id } })).status).toBe(200);
  expect((await school.call(restoreUser, { params: { id: ines.id } })).status).toBe(404);
  expect(idsOf((await find({ status: "active" })).body)).toEqual([ines.id]);
  expect((await signInWithPassword(ines)).status).toBe(200);
  const [row] = await sql`select status from posts where id = ${postId}`;
  expect(row?.status).toBe("published");
  const actions =
    await sql`select action from audit_log where subject_id = ${ines.id} and actor_id = ${principal.id} order by id`;
  expect(actions.map(({ action }) => action)).toEqual(["account_deleted", "account_restored"]);
});

test("rejects the deletion of the viewer's own account", async () => {
  expect((await school.call(deleteUser, { params: { id: principal.id } })).status).toBe(403);
  expect((await school.call(getUser, {})).status).toBe(200);
});

test.each(nonAdmins)("rejects %s", async (_, client, status) => {
  const { id } = await student();
  expect((await client.call(listUsers, {})).status).toBe(status);
  expect((await client.call(deleteUser, { params: { id } })).status).toBe(status);
  expect((await client.call(restoreUser, { params: { id } })).status).toBe(status);
});
