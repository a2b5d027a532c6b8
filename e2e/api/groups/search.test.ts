import { expect, test } from "vitest";
import { listGroups } from "@/lib/groups/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { block } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { randomKey } from "../../support/random-key";
import { student, type TestUser } from "../../support/users";

const word = randomKey();
const owner = await student();
const member = await student();
const names = { public: `Été ${word} Échecs`, private: `Été ${word} Privé`, hidden: `Été ${word} Caché` };
const ids = new Map<string, number>();
for (const [visibility, name] of Object.entries(names) as [keyof typeof names, string][]) {
  const id = await insertGroup(owner, { name, visibility });
  await insertMember(id, member);
  ids.set(visibility, id);
}

async function find(viewer: TestUser, q: string): Promise<number[]> {
  const { status, body } = await (await browserClient(viewer)).call(listGroups, { query: { q } });
  expect(status).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ id }) => id);
}

const newestFirst = ["hidden", "private", "public"].map((visibility) => ids.get(visibility));

test("finds public groups and the viewer's own by words of the name, without accents", async () => {
  expect(await find(member, `ete ${word}`)).toEqual(newestFirst);
  expect(await find(owner, word.slice(0, 5).toUpperCase())).toEqual(newestFirst);
  expect(await find(await student(), `ech ${word}`)).toEqual([ids.get("public")]);
  expect(await find(member, `${word} inconnu`)).toEqual([]);
});

test("neither finds nor counts other users' private and hidden groups", async () => {
  expect(await find(await student(), word)).toEqual([ids.get("public")]);
});

test("finds no group whose owner has banned or blocked the user, and no deleted group", async () => {
  const [banned, blocked] = [await student(), await student()];
  await sql`insert into group_bans (group_id, user_id) values (${ids.get("public") ?? 0}, ${banned.id})`;
  await block(owner, blocked);
  expect(await find(banned, word)).toEqual([]);
  expect(await find(blocked, word)).toEqual([]);
  const deleted = randomKey();
  const group = await insertGroup(owner, { name: `Club ${deleted}` });
  expect(await find(owner, deleted)).toEqual([group]);
  await sql`update groups set deleted_at = now() where id = ${group}`;
  expect(await find(owner, deleted)).toEqual([]);
});

test("finds the newest two hundred groups of a frequent word that the viewer can see", async () => {
  const common = randomKey();
  const oldest = await insertGroup(owner, { name: `Club ${common}` });
  await sql`with made as (
      insert into groups (name, visibility, owner_id)
      select 'Club ' || ${common}::text || ' ' || i, 'hidden', ${member.id} from generate_series(1, 201) i returning id)
    insert into group_members (group_id, user_id) select id, ${member.id} from made`;
  expect(await find(await student(), common)).toEqual([oldest]);
  const client = await browserClient(member);
  const pages = [1, 2, 3].map((page) => client.call(listGroups, { query: { q: common, page } }));
  const lists = (await Promise.all(pages)).map(({ body }) => body);
  expect(lists.map(({ total, last_page, data }) => [total, last_page, data.length])).toEqual([
    [200, 2, 100],
    [200, 2, 100],
    [200, 2, 0],
  ]);
  expect(lists.flatMap(({ data }) => data.map(({ id }) => id))).not.toContain(oldest);
});
