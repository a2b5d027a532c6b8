import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { visitorHistories } from "@/lib/moderation/queue-items";
import { browserClient } from "../../support/api";
import { insertComment } from "../../support/comments";
import { sql } from "../../support/database";
import { findItem } from "../../support/moderation";
import { insertPost } from "../../support/posts";
import { admin, newEmail } from "../../support/users";

const visitor = () => ({ name: "Passante", email: newEmail() });

test("counts the comments of each waiting visitor apart, and none of one without an email", async () => {
  const moderator = await browserClient(await admin());
  const [frequent, other] = [visitor(), visitor()];
  await insertComment({ visitor: frequent });
  await insertComment({ visitor: other, status: "deleted" });
  const waiting = [
    await insertComment({ visitor: frequent, status: "pending" }),
    await insertComment({ visitor: frequent, status: "pending" }),
    await insertComment({ visitor: other, status: "pending" }),
    await insertComment({ visitor: visitor(), status: "pending" }),
  ];
  await sql`update comments set author_email = null where id = ${waiting[3]?.id ?? 0}`;
  const counts = await Promise.all(
    waiting.map(async ({ id }) => {
      const item = await findItem(moderator, ["pending_comment", id]);
      return [item?.accepted_count, item?.deleted_count];
    }),
  );
  expect(counts).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
});

test("reads the comments of a visitor once for all that wait", async () => {
  const { id } = await insertPost();
  const { email } = visitor();
  await sql`insert into comments (post_id, author_name, author_email, content, status)
    select ${id}, 'Passante', ${email}, 'Bonjour', (array['pending', 'published', 'deleted'])[1 + n % 3]
    from generate_series(1, 600) n`;
  const query = `with listed as (select id, 'pending_comment' as subject from comments
      where author_email = '${email}' and status = 'pending')
    ${new PgDialect().sqlToQuery(visitorHistories).sql}`;
  const rows = await sql.unsafe(query);
  const [explained] = await sql.unsafe(`explain (analyze, buffers, format json) ${query}`);
  await sql`delete from comments where author_email = ${email}`;
  expect(rows).toEqual([{ author_email: email, accepted_count: "200", deleted_count: "200" }]);
  expect(explained?.["QUERY PLAN"][0].Plan["Shared Hit Blocks"]).toBeLessThan(3000);
});
