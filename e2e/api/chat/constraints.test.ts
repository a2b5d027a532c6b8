import { expect, test } from "vitest";
import { chattingFriends, insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { student } from "../../support/users";

/** The name of the constraint that rejects the statement. */
async function violatedConstraint(statement: PromiseLike<unknown>): Promise<string | undefined> {
  return Promise.resolve(statement).then(
    () => undefined,
    (error) => error.constraint_name,
  );
}

test("two users have one conversation, no matter who starts it", async () => {
  const { ines, marc } = await chattingFriends();
  const [low = 0, high = 0] = [ines.user.id, marc.user.id].sort((a, b) => a - b);
  const insert = (one: number, other: number) =>
    violatedConstraint(sql`insert into conversations (low_user_id, high_user_id) values (${one}, ${other})`);
  expect(await insert(low, high)).toBe("conversations_pair_key");
  expect(await insert(high, low)).toBe("conversations_users_check");
  expect(await insert(low, low)).toBe("conversations_users_check");
});

test("replies, files and reactions belong to the conversation of their message", async () => {
  const { ines, marc, id } = await chattingFriends();
  const elsewhere = await insertConversation(marc.user, await student());
  const secret = await insertMessage(elsewhere, marc.user, "Secret");
  const reply = (to: number) =>
    violatedConstraint(sql`insert into messages (conversation_id, sender_id, content, reply_to_id)
      values (${id}, ${ines.user.id}, 'Oui', ${to})`);
  const attach = (to: number, path: string) =>
    violatedConstraint(sql`insert into message_attachments (conversation_id, user_id, message_id, kind, name, path, size)
      values (${id}, ${ines.user.id}, ${to}, 'file', 'a.doc', ${path}, 1)`);
  const react = (to: number) =>
    violatedConstraint(sql`insert into message_reactions (conversation_id, message_id, user_id, emoji)
      values (${id}, ${to}, ${ines.user.id}, '👍')`);
  expect(await reply(secret)).toBe("messages_reply_to_fkey");
  expect(await attach(secret, `attachments/${id}/a.doc`)).toBe("message_attachments_message_fkey");
  expect(await react(secret)).toBe("message_reactions_message_fkey");
  const own = await insertMessage(id, marc.user, "Bonjour");
  const path = `attachments/00/00/${id.toString(16).padStart(28, "0")}.doc`;
  expect([await reply(own), await attach(own, path), await react(own)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
