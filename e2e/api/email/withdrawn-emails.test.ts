import { expect, test } from "vitest";
import { withdrawApplication } from "@/lib/applications/contract";
import { apply, emailsOfUser } from "../../support/applications";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { insertEmail } from "../../support/emails";
import { databaseUrl } from "../../support/environment";
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
  expect((await withdraw(client, application.id).finally(sending.end)).status).toBe(200);
  expect((await withdraw(otherClient, other.id)).status).toBe(200);
  expect(await emailsOfUser(job.by, "application_received")).toMatchObject([
    { params: { application: application.id } },
  ]);
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
