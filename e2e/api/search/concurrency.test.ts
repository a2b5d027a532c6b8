import postgres from "postgres";
import { expect, test } from "vitest";
import { updatePost } from "@/lib/posts/contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { holding, isWaitedFor } from "../../support/locks";
import { post } from "../../support/posts";
import { find, randomKey } from "../../support/search";
import { student } from "../../support/users";

test("twelve posts with the same new words at once do not deadlock", async () => {
  const writers = postgres(databaseUrl, { max: 12, onnotice: () => {} });
  const people = await Promise.all(Array.from({ length: 12 }, () => student()));
  for (let round = 0; round < 5; round++) {
    const [word, other] = [randomKey(), randomKey()];
    await Promise.all(
      people.map(
        ({ id }) => writers`insert into posts (user_id, content, audience, status)
          values (${id}, ${`${word} ${other} ${randomKey()}`}, 'public', 'published')`,
      ),
    );
    expect(await find(`${word} ${other}`)).toHaveLength(12);
  }
  await writers.end();
});

test("a new name, an edit and a new post with the same new tag do not deadlock", async () => {
  const [tag, name] = [randomKey(), randomKey()];
  const { id, by } = await post();
  const browser = await browserClient(by);
  const writing = await holding(async (tx) => {
    const [written] = await tx`insert into posts (user_id, content, audience, status)
      values (${by.id}, 'Bonjour', 'public', 'published') returning id`;
    await tx`with tag as (insert into tags (name) values (${tag}) returning id)
      insert into post_tags (post_id, tag_id) select ${written?.id}, id from tag`;
  });
  const editing = browser.call(updatePost, { params: { id }, body: { content: "Bonsoir", tags: [tag] } });
  await isWaitedFor(writing.pid);
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
