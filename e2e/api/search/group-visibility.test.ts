import { expect, test } from "vitest";
import { sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { student } from "../../support/users";

async function groupWithPosts() {
  const owner = await student();
  const group = await insertGroup(owner);
  const ids: number[] = [];
  for (const content of ["Marée basse", "Marée haute"])
    ids.push((await insertPost({ by: owner, group, content })).id);
  return { group, ids };
}

const setVisibility = (group: number, visibility: string) =>
  sql`update groups set visibility = ${visibility} where id = ${group}`;

/** Posts whose index entry differs from their texts and their group. */
const outdated = (
  ids: number[],
) => sql`select post_id from search_sources s join search_documents d using (post_id)
  where post_id in ${sql(ids)} and d.words is distinct from s.words`;

test("posts of a group are indexed with its visibility, without reading their texts again", async () => {
  const { group, ids } = await groupWithPosts();
  for (const visibility of ["hidden", "private", "public"]) {
    await setVisibility(group, visibility);
    expect(await outdated(ids), visibility).toEqual([]);
  }
  await sql`update search_documents set words = words || 'sentinelle'::tsvector where post_id in ${sql(ids)}`;
  await setVisibility(group, "private");
  const rows =
    await sql`select words @@ 'sentinelle' as unread, words @@ ${`'group:${group}'`}::tsquery as "private",
    words @@ '''group:public''' as "public" from search_documents where post_id in ${sql(ids)}`;
  expect(rows).toEqual(ids.map(() => ({ unread: true, private: true, public: false })));
});

test("a post that is edited while the visibility of its group changes is indexed with both changes", async () => {
  const { group, ids } = await groupWithPosts();
  const [first, second] = ids as [number, number];
  const edit = (id: number) => (tx: typeof sql) =>
    tx`update posts set content = 'Marée montante' where id = ${id}`;
  const edited = await holdLocks(edit(first));
  const changed = setVisibility(group, "hidden").execute();
  await waitUntilBlocking(edited.pid);
  await edited.end();
  await changed;
  const hidden = await holdLocks((tx) => tx`update groups set visibility = 'public' where id = ${group}`);
  const editing = edit(second)(sql).execute();
  await waitUntilBlocking(hidden.pid);
  await hidden.end();
  await editing;
  expect(await outdated(ids)).toEqual([]);
});
