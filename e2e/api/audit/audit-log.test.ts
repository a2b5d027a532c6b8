import { expect, test } from "vitest";
import { exportAuditLog, listAuditLog, listFailedSignIns } from "@/lib/audit/contract";
import { buildUrl } from "@/lib/core/api/client";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient, newIpAddress, visitorClient } from "../../support/api";
import { makeDue, sql } from "../../support/database";
import { insertGroup } from "../../support/groups";
import { nonAdmins } from "../../support/non-admins";
import { randomKey } from "../../support/random-key";
import { admin, company, newEmail, student } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);
type Query = Parameters<typeof school.call<typeof listAuditLog>>[1]["query"];
const list = async (query: Query) => (await school.call(listAuditLog, { query })).body;
const actionsOf = async (query: Query) => (await list(query)).data.map(({ action }) => action);

async function insert(row: { action?: string; actor_id?: number; ip_address?: string; created_at?: Date }) {
  const [inserted] = await sql`insert into audit_log ${sql({ action: "signed_out", ...row })} returning id`;
  return inserted?.id as number;
}

test("lists the actor, action, subject and IP address of each entry", async () => {
  const user = await student({ name: "Inès Moreau" });
  const body = { status: "banned", reason: "Insultes" } as const;
  await school.call(setUserStatus, { params: user, body });
  const { data, next } = await list({ user: user.id, action: "status_changed" });
  expect(next).toBeNull();
  expect(data).toEqual([
    {
      id: expect.any(Number),
      action: "status_changed",
      actor: { id: principal.id, name: principal.name },
      subject: { type: "user", id: user.id, name: "Inès Moreau" },
      address: school.ipAddress,
      details: { from: "active", to: "banned" },
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
});

test("names the users, groups and companies whose ids an entry has", async () => {
  const [user, actor] = [await student({ name: "Inès Moreau" }), await student({ name: "Omar Diallo" })];
  const group = await insertGroup(actor, { name: "Échecs" });
  const [employer] = await sql`select id, name from companies where id =
    (select company_id from company_members where user_id = ${(await company()).id})`;
  const rows = [
    { action: "group_member_removed", subject_type: "user", subject_id: user.id, details: { group } },
    {
      action: "company_handed_over",
      subject_type: "company",
      subject_id: employer?.id,
      details: { owner: user.id },
    },
    {
      action: "queue_item_assigned",
      subject_type: "profile",
      subject_id: actor.id,
      details: { to: user.id },
    },
    { action: "queue_item_assigned", subject_type: "group", subject_id: group, details: { to: "nobody" } },
    { action: "event_deleted", subject_type: "event", subject_id: 2_000_000_000, details: { title: "Gala" } },
  ];
  for (const row of rows) await sql`insert into audit_log ${sql({ ...row, actor_id: actor.id })}`;
  const { data } = await list({ user: actor.id });
  const names = data.map(({ subject, details }) => [
    subject?.name,
    details.user_name ?? details.group_name ?? null,
  ]);
  expect(names.reverse()).toEqual([
    ["Inès Moreau", "Échecs"],
    [employer?.name, "Inès Moreau"],
    ["Omar Diallo", "Inès Moreau"],
    ["Échecs", null],
    ["Gala", null],
  ]);
});

test("filters by action, by user, by day and by search", async () => {
  const name = `Zy${randomKey()}`;
  const actor = await student({ name: `Élodie ${name}` });
  const ip_address = newIpAddress();
  await insert({ actor_id: actor.id, created_at: new Date("2026-03-01T22:59:59Z") });
  await insert({
    actor_id: actor.id,
    action: "signed_in",
    created_at: new Date("2026-03-01T23:00:00Z"),
    ip_address,
  });
  const all = ["signed_in", "signed_out"];
  expect(await actionsOf({ user: actor.id })).toEqual(all);
  expect(await actionsOf({ search: `elodie ${name}` })).toEqual(all);
  expect(await actionsOf({ search: actor.email })).toEqual(all);
  expect(await actionsOf({ search: ip_address })).toEqual(["signed_in"]);
  expect(await actionsOf({ user: actor.id, action: "signed_out" })).toEqual(["signed_out"]);
  const user = actor.id;
  expect(await actionsOf({ user, from: "2026-03-02", to: "2026-03-02" }), "Paris").toEqual(["signed_in"]);
  expect(await actionsOf({ user, to: "2026-03-01" })).toEqual(["signed_out"]);
  expect(await actionsOf({ user, from: "2026-03-03" })).toEqual([]);
  expect((await school.call(listAuditLog, { query: { from: "2026-02-31" } })).status).toBe(422);
  expect((await school.call(listAuditLog, { query: { action: "eaten" } })).status).toBe(422);
});

test("filters by any date, even while a year is typed digit by digit", async () => {
  const { id: user } = await student();
  await insert({ actor_id: user });
  for (const day of ["0001-01-01", "0002-11-27", "0202-11-27"]) {
    expect(await actionsOf({ user, from: day }), day).toEqual(["signed_out"]);
    expect(await actionsOf({ user, to: day }), day).toEqual([]);
  }
  expect(await actionsOf({ user, to: "9999-12-31" })).toEqual(["signed_out"]);
  expect((await school.call(listAuditLog, { query: { from: "0000-01-01" } })).status).toBe(422);
});

test("a day on which summer time begins ends an hour earlier", async () => {
  const { id: user } = await student();
  await insert({ actor_id: user, created_at: new Date("2026-03-29T21:59:59Z") });
  await insert({ actor_id: user, action: "signed_in", created_at: new Date("2026-03-29T22:00:00Z") });
  expect(await actionsOf({ user, to: "2026-03-29" })).toEqual(["signed_out"]);
  expect(await actionsOf({ user, from: "2026-03-30" })).toEqual(["signed_in"]);
});

test("pages by the last entry, without repeating entries of the same instant", async () => {
  const { id: actor_id } = await student();
  const created_at = new Date("2026-04-01T10:00:00Z");
  for (let count = 0; count < 120; count++) await insert({ actor_id, created_at });
  const seen: number[] = [];
  let before: number | undefined;
  do {
    const { data, next } = await list({ user: actor_id, before });
    expect(data.length).toBeLessThanOrEqual(50);
    seen.push(...data.map(({ id }) => id));
    before = next ?? undefined;
  } while (before !== undefined);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
});

test("counts failed sign-ins by IP address", async () => {
  const [one, other] = [await student(), await student()];
  const from = visitorClient();
  for (const email of [one.email, one.email, other.email, newEmail()])
    await from.json("/api/login", { method: "POST", body: { email, password: "au hasard" } });
  // The list ends at the twentieth IP address, so this one needs more attempts than those of other tests.
  await sql`insert into audit_log (action, ip_address)
    select 'sign_in_failed', ${from.ipAddress}::text from generate_series(1, 96)`;
  const { data } = (await school.call(listFailedSignIns, {})).body;
  expect(data.find(({ address }) => address === from.ipAddress)).toEqual({
    address: from.ipAddress,
    attempts: 100,
    accounts: 3,
    last_at: expect.stringMatching(/Z$/),
  });
});

test("exports every entry of a filter as CSV without formulas", async () => {
  const actor = await student({ name: "=HYPERLINK(1)" });
  for (let count = 0; count < 1100; count++) await insert({ actor_id: actor.id });
  const url = buildUrl(exportAuditLog, { query: { format: "csv", user: actor.id } });
  const response = await school.fetch(url);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1101);
  expect(lines[1]).toContain(`"'=HYPERLINK(1)","${actor.id}","signed_out","Signed out"`);
  expect(await actionsOf({ user: principal.id, action: "audit_log_exported" })).toEqual([
    "audit_log_exported",
  ]);
});

test("exports what an entry is about, in the administrator's language", async () => {
  const actor = await student();
  await sql`insert into audit_log (action, actor_id, subject_type, subject_id)
    values ('post_deleted', ${actor.id}, 'post', 12)`;
  const url = buildUrl(exportAuditLog, { query: { format: "csv", user: actor.id } });
  expect(await (await school.fetch(url)).text()).toContain('"post_deleted","');
  expect(await (await school.fetch(url)).text()).toContain('"post 12"');
});

test("rejects changes and deletions of an entry, except by anonymisation and retention", async () => {
  const { id: actor_id } = await student();
  const id = await insert({ actor_id, ip_address: "192.0.2.1" });
  const rejected = /append-only/;
  await expect(sql`update audit_log set action = 'signed_in' where id = ${id}`).rejects.toThrow(rejected);
  await expect(sql`update audit_log set actor_id = ${principal.id} where id = ${id}`).rejects.toThrow(
    rejected,
  );
  await expect(sql`update audit_log set ip_address = '192.0.2.2' where id = ${id}`).rejects.toThrow(rejected);
  await expect(sql`update audit_log set details = '{}' where id = ${id}`).rejects.toThrow(rejected);
  await expect(
    sql`update audit_log set created_at = now() - interval '1 year' where id = ${id}`,
  ).rejects.toThrow(rejected);
  await expect(sql`delete from audit_log where id = ${id}`).rejects.toThrow(rejected);
  await expect(sql`truncate audit_log`).rejects.toThrow(rejected);
  await sql`update audit_log set ip_address = null, details = null, actor_id = null where id = ${id}`;
  // One month, because the shortest retention is 28 days in March.
  const [old, recent] = await sql`insert into audit_log (action, created_at)
    select 'signed_in', now() - interval '1 month' + age from unnest(array[interval '-1 minute', '5 minutes']) age returning id`;
  expect(await sql`delete from audit_log where id = ${old?.id} returning id`).toHaveLength(1);
  await expect(sql`delete from audit_log where id = ${recent?.id}`).rejects.toThrow(rejected);
});

test("deletes entries older than twelve months, and keeps younger ones", async () => {
  const ageOf = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);
  const [old, recent] = [await insert({ created_at: ageOf(13) }), await insert({ created_at: ageOf(11) })];
  await makeDue("delete-old-audit-entries");
  const selectRemaining = () => sql`select id from audit_log where id in (${old}, ${recent})`;
  await expect.poll(selectRemaining, { timeout: 15_000 }).toEqual([{ id: recent }]);
});

test.each(nonAdmins)("rejects %s", async (_, client, status) => {
  expect((await client.call(listAuditLog, {})).status).toBe(status);
  expect((await client.call(listFailedSignIns, {})).status).toBe(status);
  expect((await client.fetch("/api/admin/audit-log/export?format=csv")).status).toBe(status);
});
