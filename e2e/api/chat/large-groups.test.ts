import { sql as query } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { conversations } from "@/db/schema/chat";
import { hasBlockedMembers } from "@/lib/chat/policy";
import { membersOf, ofConversation } from "@/lib/chat/select";
import { insertConversation } from "../../support/chat";
import { sql } from "../../support/database";
import { student } from "../../support/users";

test("looks up blocks in a new large conversation by members, not by pairs", async () => {
  const session = await sql.reserve();
  // Temporary tables hide the real ones and have the statistics of a school with small conversations and few blocks.
  for (const table of ["conversations", "conversation_members", "blocks"])
    await session.unsafe(
      `create temporary table ${table} (like public.${table} including indexes including defaults)`,
    );
  await session`insert into conversations (id) values (1)`;
  await session`insert into conversation_members (conversation_id, user_id)
    select 1000 + n, u from generate_series(1, 130) n, generate_series(1, 2) u`;
  await session`analyze conversation_members`;
  await session`insert into conversation_members (conversation_id, user_id) select 1, n from generate_series(1, 300) n`;
  await session`insert into blocks (blocker_id, blocked_id) select 10000 + n, 20000 + n from generate_series(1, 8) n`;
  const text = new PgDialect().sqlToQuery(
    query`select ${hasBlockedMembers} as has_blocks from ${conversations} where id = 1`,
  );
  const [before] = await session.unsafe(text.sql);
  const [explained] = await session.unsafe(`explain (analyze, buffers, format json) ${text.sql}`);
  await session`insert into blocks (blocker_id, blocked_id) values (7, 300)`;
  const [after] = await session.unsafe(text.sql);
  await session`drop table conversations, conversation_members, blocks`;
  session.release();
  expect([before?.has_blocks, after?.has_blocks]).toEqual([false, true]);
  expect(explained?.["QUERY PLAN"][0].Plan["Local Hit Blocks"]).toBeLessThan(2000);
});

test("expects one row of a large conversation's members for a viewer, who is in it", async () => {
  const session = await sql.reserve();
  for (const table of ["conversations", "conversation_members"])
    await session.unsafe(
      `create temporary table ${table} (like public.${table} including indexes including defaults)`,
    );
  await session`insert into conversations (id) values (1)`;
  await session`insert into conversation_members (conversation_id, user_id) select 1, n from generate_series(1, 300) n`;
  await session`analyze conversations, conversation_members`;
  const viewer = membersOf({ id: 7, role: "student" });
  const { sql: text, params } = new PgDialect().sqlToQuery(
    query`select own_members.user_id, other_members.user_id as other_id from ${conversations} join ${viewer}
      on ${ofConversation} where ${conversations.id} = 1`,
  );
  const rows = await session.unsafe(text, params as number[]);
  const [explained] = await session.unsafe(`explain (format json) ${text}`, params as number[]);
  await session`drop table conversations, conversation_members`;
  session.release();
  expect(rows).toEqual([{ user_id: 7, other_id: null }]);
  // More rows would multiply those of the messages: the plan would read all messages of the school.
  expect(explained?.["QUERY PLAN"][0].Plan["Plan Rows"]).toBe(1);
});

test("counts unread messages with one query for the blocks of the viewer", async () => {
  const [ines, marc] = [await student(), await student()];
  const id = await insertConversation(ines, marc);
  await sql`insert into messages (conversation_id, sender_id, content)
    select ${id}, ${marc.id}, 'Numéro ' || n from generate_series(1, 500) n`;
  const [explained] =
    await sql`explain (analyze, buffers, format json) select count_unread_messages(${id}, ${ines.id}, 0)`;
  expect(explained?.["QUERY PLAN"][0].Plan["Shared Hit Blocks"]).toBeLessThan(700);
});
