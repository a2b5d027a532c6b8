import { expect, test } from "vitest";
import { deleteGroup, getGroup, listDeletedGroups, restoreGroup } from "@/lib/groups/contract";
import { reportGroup } from "@/lib/moderation/contract";
import { getDecision } from "@/lib/moderation/decisions-contract";
import { decideReports } from "@/lib/moderation/queue-contract";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { appealAndOverturn, findItem, findReport } from "../../support/moderation";
import { randomKey } from "../../support/random-key";
import { admin } from "../../support/users";

const report = (client: ApiClient, id: number) =>
  client.call(reportGroup, { params: { id }, body: { reason: "Nom insultant" } });

async function reportedGroup() {
  const [owner, member] = [await signedInStudent("Inès Moreau"), await signedInStudent()];
  const id = await insertGroup(owner.user, { name: `Club ${randomKey()}` });
  await insertMember(id, member.user);
  expect((await report(member.browser, id)).status).toBe(201);
  return {
    owner,
    member,
    id,
    params: { id: await findReport("group", id) },
    moderator: await browserClient(await admin()),
  };
}

const measure = (action: "delete" | "warn") => ({ action, rule: "harassment" as const });

test.each([
  ["public", "admin moderator member requested invited outsider"],
  ["private", "admin moderator member requested invited outsider"],
  ["hidden", "admin moderator member invited"],
] as const)(
  "every student who sees a %s group can report it, except its owner",
  async (visibility, reporters) => {
    const { id, people } = await groupWithEveryone(visibility);
    expect(await relationsFor(people, async (client) => (await report(client, id)).status === 201)).toBe(
      reporters,
    );
    expect((await report(people.owner.client, id)).status).toBe(403);
    expect((await report(people.banned.client, id)).status).toBe(404);
    expect((await report(people.outsider.client, id)).status).toBe(visibility === "hidden" ? 404 : 409);
    expect((await report(people.member.client, id)).body).toMatchObject({ code: "already_reported" });
    const params = { id };
    const hasReported = async (client: ApiClient) =>
      (await client.call(getGroup, { params })).body.data.has_reported;
    expect([await hasReported(people.member.client), await hasReported(people.owner.client)]).toEqual([
      true,
      false,
    ]);
  },
);

test("the queue shows name, description and owner until the report is dismissed", async () => {
  const { owner, id, params, moderator } = await reportedGroup();
  const [group] = await sql`select name, description from groups where id = ${id}`;
  expect(await findItem(moderator, ["group", id])).toMatchObject({
    subject: "group",
    excerpt: `${group?.name} · ${group?.description}`,
    writer: { id: owner.user.id, name: "Inès Moreau" },
    reports: [{ reason: "Nom insultant" }],
  });
  for (const action of ["hide", "suspend"] as const) {
    const body = { action, rule: "harassment" as const };
    expect((await moderator.call(decideReports, { params, body })).status).toBe(422);
  }
  expect((await moderator.call(decideReports, { params, body: { action: "dismiss" } })).status).toBe(200);
  expect(await findItem(moderator, ["group", id])).toBeUndefined();
  expect((await owner.browser.call(getGroup, { params: { id } })).status).toBe(200);
});

test("a warning notifies the owner and keeps the group", async () => {
  const { owner, member, id, params, moderator } = await reportedGroup();
  const { body } = await moderator.call(decideReports, { params, body: measure("warn") });
  const decision = await owner.browser.call(getDecision, { params: { id: body.data.id } });
  expect(decision.body.data).toMatchObject({ subject: "group", action: "warn" });
  expect((await member.browser.call(getGroup, { params: { id } })).status).toBe(200);
});

test("a group that the school deletes is hidden, and only an appeal, not its owner, restores it", async () => {
  const { owner, member, id, params, moderator } = await reportedGroup();
  const { body } = await moderator.call(decideReports, { params, body: measure("delete") });
  for (const { browser } of [owner, member])
    expect((await browser.call(getGroup, { params: { id } })).status).toBe(404);
  expect((await owner.browser.call(listDeletedGroups, {})).body.data).toEqual([]);
  expect((await owner.browser.call(restoreGroup, { params: { id } })).status).toBe(404);
  expect(await appealAndOverturn(owner.browser, body.data.id)).toBe(200);
  expect((await member.browser.call(getGroup, { params: { id } })).status).toBe(200);
  await owner.browser.call(deleteGroup, { params: { id } });
  expect((await owner.browser.call(restoreGroup, { params: { id } })).status).toBe(200);
});

test("an appeal does not restore a group without members", async () => {
  const { owner, id, params, moderator } = await reportedGroup();
  const { body } = await moderator.call(decideReports, { params, body: measure("delete") });
  await sql`delete from group_members where group_id = ${id}`;
  expect(await appealAndOverturn(owner.browser, body.data.id)).toBe(200);
  expect(await sql`select from groups where id = ${id} and deleted_at is not null`).toHaveLength(1);
});

test("a report of a group that its owner deletes stays open for a warning of the owner", async () => {
  const { owner, id, params, moderator } = await reportedGroup();
  await owner.browser.call(deleteGroup, { params: { id } });
  const item = await findItem(moderator, ["group", id]);
  expect(item).toMatchObject({ is_deleted: true, writer: { id: owner.user.id } });
  const decide = (action: "delete" | "warn") =>
    moderator.call(decideReports, { params, body: measure(action) });
  expect((await decide("delete")).status, "an appeal would restore it").toBe(404);
  expect((await decide("warn")).status).toBe(200);
  expect(await findItem(moderator, ["group", id])).toBeUndefined();
});
