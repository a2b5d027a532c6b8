import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { listMessages, markConversationRead, sendMessage, startConversation } from "@/lib/chat/contract";
import { chattingFriends } from "../../support/chat";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { resetRateLimits } from "../../support/rate-limits";

test("two users who start a conversation with each other at once get the same one, fifty times", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const pair = [ines.user.id, marc.user.id].sort((a, b) => a - b);
  for (let round = 0; round < 50; round++) {
    await sql`delete from conversations where low_user_id = ${pair[0] ?? 0} and high_user_id = ${pair[1] ?? 0}`;
    await resetRateLimits(ines.user, marc.user);
    const responses = await Promise.all([
      ines.browser.call(startConversation, { body: { user_id: marc.user.id } }),
      marc.browser.call(startConversation, { body: { user_id: ines.user.id } }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(responses.map(({ body }) => body.conversation_id)).size).toBe(1);
    const rows = await sql`select user_id from conversation_members where user_id in ${sql(pair)}`;
    expect(rows).toHaveLength(2);
  }
});

test("a student who becomes an administrator while another one writes to them receives no request", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const promotion = await holdLocks(async (tx) => {
    await tx`select from users where id = ${marc.user.id} for update`;
    await tx`update users set role = 'admin' where id = ${marc.user.id}`;
    await tx`select accept_received_requests(${marc.user.id})`;
  });
  const started = ines.browser.call(startConversation, { body: { user_id: marc.user.id } });
  await waitUntilBlocking(promotion.pid).finally(promotion.end);
  expect((await started).status).toBe(404);
  expect(await sql`select from conversations where ${marc.user.id} in (low_user_id, high_user_id)`).toEqual(
    [],
  );
});

test("sends one message when the same client id is sent twenty times at once", async () => {
  const { ines, marc, id } = await chattingFriends();
  const body = { content: "Une fois", client_id: randomUUID() };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => ines.browser.call(sendMessage, { params: { id }, body })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
  const { body: page } = await marc.browser.call(listMessages, { params: { id } });
  expect([page.total, page.conversation.unread_count]).toEqual([1, 1]);
  const otherMessage = await marc.browser.call(sendMessage, { params: { id }, body });
  expect(otherMessage.status).toBe(201);
});

test("simultaneous messages of both users have ascending ids and exact unread counts", async () => {
  const { ines, marc, id } = await chattingFriends();
  for (let round = 0; round < 10; round++) {
    await resetRateLimits(ines.user, marc.user);
    const { body: before } = await marc.browser.call(listMessages, { params: { id } });
    const newest = before.data.at(-1);
    await Promise.all([
      ...[1, 2, 3, 4, 5, 6].map((at) =>
        (at % 2 ? ines : marc).browser.call(sendMessage, { params: { id }, body: { content: String(at) } }),
      ),
      newest && marc.browser.call(markConversationRead, { params: { id }, body: { message_id: newest.id } }),
    ]);
    const query = { after: newest?.number ?? 1 };
    const { body } = await marc.browser.call(listMessages, { params: { id }, query });
    expect(body.data).toHaveLength(6);
    const ids = body.data.map((message) => message.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  }
  const [row] =
    await sql`select unread_count, (select count(*)::int from messages m where m.conversation_id = ${id}
      and m.id > last_read_id and m.sender_id <> ${marc.user.id}) as counted
    from conversation_members where conversation_id = ${id} and user_id = ${marc.user.id}`;
  expect(row?.unread_count).toBe(row?.counted);
});

test("no message is stored after a block", async () => {
  const { ines, marc, id } = await chattingFriends();
  for (let round = 0; round < 50; round++) {
    await sql`delete from blocks where blocker_id = ${marc.user.id}`;
    await resetRateLimits(ines.user, marc.user);
    const [sent] = await Promise.all([
      ines.browser.call(sendMessage, { params: { id }, body: { content: "Attends" } }),
      marc.browser.call(blockUser, { body: { user_id: ines.user.id } }),
    ]);
    expect([201, 404]).toContain(sent.status);
    const [row] = await sql`select max(id)::int as last from messages where conversation_id = ${id}`;
    expect(row?.last ?? null).toBe(sent.status === 201 ? sent.body.data.id : (row?.last ?? null));
    const later = await ines.browser.call(sendMessage, { params: { id }, body: { content: "Trop tard" } });
    expect(later.status).toBe(404);
  }
});
