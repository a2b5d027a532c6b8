import { expect, test } from "vitest";
import { withdrawApplication } from "@/lib/applications/contract";
import { apply, emailsOfUser } from "../../support/applications";
import { sql } from "../../support/database";
import { holdLocks } from "../../support/locks";

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
