import { expect, test } from "vitest";
import { answerEvent } from "@/lib/events/answers-contract";
import { deleteEvent, getEvent, listEvents } from "@/lib/events/contract";
import { reportEvent } from "@/lib/moderation/contract";
import { getDecision } from "@/lib/moderation/decisions-contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { listNotifications } from "@/lib/notifications/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { makeDue, sql } from "../../support/database";
import { insertEvent } from "../../support/events";
import { signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { appealAndOverturn, findItem, findReport } from "../../support/moderation";
import { admin } from "../../support/users";

const report = (client: ApiClient, id: number) =>
  client.call(reportEvent, { params: { id }, body: { reason: "Titre insultant" } });

async function reportedEvent() {
  const [author, member] = [await signedInStudent("Inès Moreau"), await signedInStudent()];
  const group = await insertGroup(author.user, { visibility: "private" });
  await insertMember(group, member.user);
  const id = await insertEvent(author.user, { group, title: "Soirée de trop" });
  expect((await report(member.browser, id)).status).toBe(201);
  return {
    ...{ author, member, group, id },
    params: { id: await findReport("event", id) },
    moderator: await browserClient(await admin()),
  };
}

const measure = (action: "delete" | "warn") => ({ action, rule: "harassment" as const });

test.each([
  ["public", "admin moderator member requested invited outsider"],
  ["private", "admin moderator member"],
  ["hidden", "admin moderator member"],
] as const)(
  "every student who sees an event of a %s group can report it, except its author",
  async (visibility, reporters) => {
    const { id: group, people } = await groupWithEveryone(visibility);
    const id = await insertEvent(people.owner.user, { group });
    expect(await relationsFor(people, async (client) => (await report(client, id)).status === 201)).toBe(
      reporters,
    );
    expect((await report(people.owner.client, id)).status).toBe(403);
    expect((await report(people.banned.client, id)).status).toBe(404);
    expect((await report(people.member.client, id)).body).toMatchObject({ code: "already_reported" });
    const params = { id };
    const hasReported = async (client: ApiClient) =>
      (await client.call(getEvent, { params })).body.data.has_reported;
    expect([await hasReported(people.member.client), await hasReported(people.owner.client)]).toEqual([
      true,
      false,
    ]);
  },
);

test("a student reports an event of the school, to which the item links", async () => {
  const id = await insertEvent(await admin(), { title: "Gala" });
  expect((await report((await signedInStudent()).browser, id)).status).toBe(201);
  const listed = await findItem(await browserClient(await admin()), ["event", id]);
  expect(listed).toMatchObject({ subject: "event", event_id: id, excerpt: "Gala" });
});

test("the queue shows title, place, description and author until the report is dismissed", async () => {
  const { author, member, id, params, moderator } = await reportedEvent();
  await sql`update events set location = 'Cour', description = 'Venez tous' where id = ${id}`;
  expect(await findItem(moderator, ["event", id])).toMatchObject({
    subject: "event",
    event_id: null,
    excerpt: "Soirée de trop · Cour · Venez tous",
    writer: { id: author.user.id, name: "Inès Moreau" },
    reports: [{ reason: "Titre insultant" }],
  });
  for (const action of ["hide", "suspend"] as const) {
    const body = { action, rule: "harassment" as const };
    expect((await moderator.call(decideReports, { params, body })).status).toBe(422);
  }
  expect((await moderator.call(decideReports, { params, body: { action: "dismiss" } })).status).toBe(200);
  expect(await findItem(moderator, ["event", id])).toBeUndefined();
  expect((await member.browser.call(getEvent, { params: { id } })).status).toBe(200);
});

test("a warning notifies the author and keeps the event", async () => {
  const { author, member, id, params, moderator } = await reportedEvent();
  const { body } = await moderator.call(decideReports, { params, body: measure("warn") });
  const decision = await author.browser.call(getDecision, { params: { id: body.data.id } });
  expect(decision.body.data).toMatchObject({ subject: "event", action: "warn" });
  expect((await member.browser.call(getEvent, { params: { id } })).status).toBe(200);
});

test("an event that the school deletes is hidden everywhere, and an appeal restores it with its answers", async () => {
  const { author, member, group, id, params, moderator } = await reportedEvent();
  await member.browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  const { body } = await moderator.call(decideReports, { params, body: measure("delete") });
  const isListed = async (query: object) =>
    (await member.browser.call(listEvents, { query })).body.data.some((event) => event.id === id);
  for (const { browser } of [author, member])
    expect((await browser.call(getEvent, { params: { id } })).status).toBe(404);
  expect((await author.browser.call(deleteEvent, { params: { id } })).status).toBe(404);
  expect([await isListed({}), await isListed({ group_id: group })]).toEqual([false, false]);
  const { data } = (await member.browser.call(listNotifications, {})).body.data;
  expect(data).toMatchObject([{ kind: "report_decided" }, { kind: "event_cancelled" }]);
  expect(await appealAndOverturn(author.browser, body.data.id)).toBe(200);
  const { data: event } = (await member.browser.call(getEvent, { params: { id } })).body;
  expect(event).toMatchObject({ answer: "yes", yes_count: 1, is_cancelled: false });
});

test("does not notify attendees when the school deletes a past event", async () => {
  const { member, id, params, moderator } = await reportedEvent();
  await member.browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  await sql`update events set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = ${id}`;
  await moderator.call(decideReports, { params, body: measure("delete") });
  const { data } = (await member.browser.call(listNotifications, {})).body.data;
  expect(data.map(({ kind }) => kind)).toEqual(["report_decided"]);
});

test("a report of an event that is deleted with its group, or by its author, stays open for a warning", async () => {
  const [deleted, ofGroup] = [await reportedEvent(), await reportedEvent()];
  expect((await deleted.author.browser.call(deleteEvent, { params: { id: deleted.id } })).status).toBe(200);
  expect((await deleted.member.browser.call(getEvent, { params: { id: deleted.id } })).status).toBe(404);
  await sql`update groups set deleted_at = now() where id = ${ofGroup.group}`;
  for (const { moderator, params, id } of [deleted, ofGroup]) {
    expect(await findItem(moderator, ["event", id])).toMatchObject({ is_deleted: true, event_id: null });
    expect((await moderator.call(decideReports, { params, body: measure("delete") })).status).toBe(404);
    expect((await moderator.call(decideReports, { params, body: measure("warn") })).status).toBe(200);
  }
});

test("an event that was deleted a month ago is stored until its reports are decided, or its author is erased", async () => {
  const [open, decided, erased] = [await reportedEvent(), await reportedEvent(), await reportedEvent()];
  await sql`update events set created_by = null where id = ${erased.id}`;
  const ids = [open.id, decided.id, erased.id];
  const body = { action: "dismiss" } as const;
  expect((await decided.moderator.call(decideReports, { params: decided.params, body })).status).toBe(200);
  await sql`update events set deleted_at = now() - interval '31 days' where id in ${sql(ids)}`;
  await makeDue("delete-hidden-events");
  await expect.poll(() => sql`select id from events where id in ${sql(ids)}`).toEqual([{ id: open.id }]);
});

test("the row of an event without reports is deleted at once", async () => {
  const author = await signedInStudent();
  const group = await insertGroup(author.user);
  const id = await insertEvent(author.user, { group });
  expect((await author.browser.call(deleteEvent, { params: { id } })).status).toBe(200);
  expect(await sql`select from events where id = ${id}`).toEqual([]);
});
