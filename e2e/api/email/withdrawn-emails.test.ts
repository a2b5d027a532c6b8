import { expect, test } from "vitest";
import { withdrawApplication } from "@/lib/applications/contract";
import { blockUser } from "@/lib/blocks/contract";
import { apply, emailsOfUser } from "../../support/applications";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { insertEmail } from "../../support/emails";
import { databaseUrl } from "../../support/environment";
import { signedInStudent } from "../../support/friends";
import { holdLocks } from "../../support/locks";
import { student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { emailUnreadMessages } = await import("@/lib/chat/email-unread");

test("a withdrawal deletes an email that waits, and does not wait for one that a worker is sending", async () => {
  const { application, student: client, job } = await apply();
  const { application: other, student: otherClient } = await apply({ at: job });
  await sql`update emails set status = 'pending', due_at = now() + interval '1 day'
    where user_id = ${job.by.id} and kind = 'application_received'`;
  const sending = await holdLocks(
    (tx) => tx`select from emails where user_id = ${job.by.id} and kind = 'application_received'
      and params ->> 'application' = ${String(application.id)} for no key update`,
  );
  const withdraw = (by: typeof client, id: number) => by.call(withdrawApplication, { params: { id } });
  const remaining = Promise.all([withdraw(client, application.id), withdraw(otherClient, other.id)])
    .then((responses) => expect(responses.map(({ status }) => status)).toEqual([200, 200]))
    .then(() => emailsOfUser(job.by, "application_received"))
    // The worker then deletes the other one.
    .finally(sending.end);
  expect(await remaining).toMatchObject([{ params: { application: application.id } }]);
});

test("a block deletes an email that names the other user, and does not wait for one that a worker is sending", async () => {
  const [ines, marc] = [await signedInStudent(), await student()];
  const kind = "friend_request";
  await insertEmail(ines.user, { kind, params: { actor_id: marc.id, actor: marc.name }, count: 2 });
  const sending = await holdLocks(
    (tx) =>
      tx`select from emails where user_id = ${ines.user.id} and kind = ${kind} limit 1 for no key update`,
  );
  const remaining = ines.browser
    .call(blockUser, { body: { user_id: marc.id } })
    .then(({ status }) => expect(status).toBe(201))
    .then(() => emailsOfUser(ines.user, kind))
    .finally(sending.end);
  expect(await remaining).toHaveLength(1);
});

test("an email about messages that were read is deleted, without waiting for one that a worker is sending", async () => {
  const kind = "unread_messages";
  const [ines, marc] = [await student(), await student()];
  const conversation = await insertConversation(ines, marc);
  await insertMessage(conversation, marc, "Bonjour");
  await insertEmail(ines, { kind, params: { conversation, actor: marc.name, count: 1 } });
  await sql`update emails set status = 'pending', due_at = now() + interval '1 day' where user_id = ${ines.id}`;
  const sending = await holdLocks(
    (tx) => tx`select from emails where user_id = ${ines.id} for no key update`,
  );
  await sql`update conversation_members set unread_count = 0 where conversation_id = ${conversation}`;
  const remaining = await emailUnreadMessages()
    .then(() => emailsOfUser(ines, kind))
    .finally(sending.end);
  expect(remaining).toHaveLength(1);
  await emailUnreadMessages();
  expect(await emailsOfUser(ines, kind)).toEqual([]);
});
