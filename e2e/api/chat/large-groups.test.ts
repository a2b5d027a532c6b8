import { sql as query } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversations } from "@/db/schema/chat";
import { hasBlockedMembers } from "@/lib/chat/policy";
import { membersOf, ofConversation } from "@/lib/chat/select";
import { insertConversation } from "../../support/chat";
import { sql } from "../../support/database";
import { explainOn, withTemporaryTables } from "../../support/temporary-tables";
import { student } from "../../support/users";

test("looks up blocks in a new large conversation by members, not by pairs", async () => {
  // The statistics are those of a school with small conversations and few blocks.
  await withTemporaryTables(["conversations", "conversation_members", "blocks"], async (session) => {
    await session`insert into conversations (id) values (1)`;
    await session`insert into conversation_members (conversation_id, user_id)
      select 1000 + n, u from generate_series(1, 130) n, generate_series(1, 2) u`;
    await session`analyze conversation_members`;
    await session`insert into conversation_members (conversation_id, user_id) select 1, n from generate_series(1, 300) n`;
    await session`insert into blocks (blocker_id, blocked_id) select 10000 + n, 20000 + n from generate_series(1, 8) n`;
    const read = query`select ${hasBlockedMembers} as has_blocks from ${conversations} where id = 1`;
    const before = await explainOn(session, read);
    await session`insert into blocks (blocker_id, blocked_id) values (7, 300)`;
    const after = await explainOn(session, read);
    expect([before.rows, after.rows]).toEqual([[{ has_blocks: false }], [{ has_blocks: true }]]);
    expect(before.plan["Local Hit Blocks"]).toBeLessThan(2000);
  });
});

test("expects one row of a large conversation's members for a viewer, who is in it", async () => {
  await withTemporaryTables(["conversations", "conversation_members"], async (session) => {
    await session`insert into conversations (id) values (1)`;
    await session`insert into conversation_members (conversation_id, user_id) select 1, n from generate_series(1, 300) n`;
    await session`analyze conversations, conversation_members`;
    const viewer = membersOf({ id: 7, role: "student" });
    const { rows, plan } = await explainOn(
      session,
      query`select own_members.user_id, other_members.user_id as other_id from ${conversations} join ${viewer}
        on ${ofConversation} where ${conversations.id} = 1`,
    );
    expect(rows).toEqual([{ user_id: 7, other_id: null }]);
    // More rows would multiply those of the messages: the plan would read all messages of the school.
    expect(plan["Plan Rows"]).toBe(1);
  });
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
