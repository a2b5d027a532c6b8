import { sql as query } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { conversations } from "@/db/schema/chat";
import { hasBlockedMembers } from "@/lib/chat/policy";
import { sql } from "../../support/database";

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
