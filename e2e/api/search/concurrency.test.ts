import postgres from "postgres";
import { expect, test } from "vitest";
import { updatePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { randomKey } from "../../support/random-key";
import { find } from "../../support/search";
import { student, type TestUser } from "../../support/users";

test("two posts with a shared new word and one of their own do not deadlock", async () => {
  const [word, one, other] = [randomKey(), await student(), await student()];
  const writers = postgres(databaseUrl, { max: 2, connection: { application_name: word } });
  const write = ({ id }: TestUser) =>
    writers`insert into posts (user_id, content, audience, status)
    values (${id}, ${`${word} ${randomKey()}`}, 'public', 'published')`.execute();
  const expectWaiting = async (many: number) =>
    expect
      .poll(async () => {
        const [row] = await sql`select count(*)::int from pg_stat_activity
          where application_name = ${word} and wait_event = 'advisory'`;
        return row?.count;
      })
      .toBe(many);
  // Both writers wait for the lock on new words: the first before the word is inserted, the second after it.
  const lock = await holdLocks((tx) => tx`select pg_advisory_xact_lock(7105322)`);
  const posts: Promise<unknown>[] = [];
  try {
    posts.push(write(one));
    await expectWaiting(1);
    await sql`insert into search_words (word) select unnest(search_spellings(${word}))`;
    posts.push(write(other));
    await expectWaiting(2);
  } finally {
    await lock.end();
  }
  await Promise.all(posts);
  await writers.end();
  expect(await find(word)).toHaveLength(2);
});

test("a new name, an edit and a new post with the same new tag do not deadlock", async () => {
  const [tag, name] = [randomKey(), randomKey()];
  const { id, by } = await insertPost();
  const browser = await browserClient(by);
  const writing = await holdLocks(async (tx) => {
    const [written] = await tx`insert into posts (user_id, content, audience, status)
      values (${by.id}, 'Bonjour', 'public', 'published') returning id`;
    await tx`with tag as (insert into tags (name) values (${tag}) returning id)
      insert into post_tags (post_id, tag_id) select ${written?.id}, id from tag`;
  });
  const editing = browser.call(updatePost, { params: { id }, body: { content: "Bonsoir", tags: [tag] } });
  await waitUntilBlocking(writing.pid);
  const renaming = sql`update users set name = ${name} where id = ${by.id}`.execute();
  await expect
    .poll(async () => {
      const [row] = await sql`select count(*)::int from pg_stat_activity
        where wait_event_type = 'Lock' and query like 'update users set name%'`;
      return row?.count;
    })
    .toBeGreaterThan(0);
  await writing.end();
  expect((await editing).status).toBe(200);
  await renaming;
  expect(await find(`${name} ${tag}`)).toHaveLength(2);
});
