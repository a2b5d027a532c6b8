import { expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import { getUser } from "@/lib/users/contract";
import { exportUsers } from "@/lib/users/management-contract";
import { setUserStatuses } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { nonAdmins } from "../../support/non-admins";
import { emailsTo } from "../../support/outbox";
import { randomKey } from "../../support/random-key";
import { admin, company, student, type TestUser } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);
const suspension = { status: "suspended", reason: "Triche à l’examen" } as const;
const idsOf = (people: TestUser[]) => people.map(({ id }) => id);
const statusesOf = async (people: TestUser[]) => {
  const rows = await sql`select status from users where id in ${sql(idsOf(people))} order by id`;
  return rows.map(({ status }) => status);
};

test("suspends several at once with one reason, and ends their sessions", async () => {
  const people = [await student(), await company(), await student()];
  const browsers = await Promise.all(people.map((user) => browserClient(user)));
  const ids = [...idsOf(people), people[0]?.id as number];
  const { status, body } = await school.call(setUserStatuses, { body: { ids, ...suspension } });
  expect(status).toBe(200);
  expect(body.data.map((row) => [row.status, row.status_reason])).toEqual(
    people.map(() => ["suspended", suspension.reason]),
  );
  for (const browser of browsers) expect((await browser.call(getUser, {})).status).toBe(401);
  for (const { id, email } of people) {
    expect(await emailsTo(email, "account_status")).toHaveLength(1);
    const logged = await sql`select actor_id from audit_log
      where action = 'status_changed' and subject_type = 'user' and subject_id = ${id}`;
    expect(logged).toEqual([{ actor_id: principal.id }]);
  }
});

test("changes none of several if one is the viewer, is missing or has changed, or without a reason", async () => {
  const people = [await student(), await student()];
  const attempt = (ids: number[], change: object = suspension) =>
    school.json("/api/admin/users/status", { method: "PUT", body: { ids, ...change } });
  expect((await attempt([...idsOf(people), principal.id])).status).toBe(403);
  expect((await attempt([...idsOf(people), 2_147_483_647])).status).toBe(404);
  expect((await attempt(idsOf(people), { status: "suspended" })).status).toBe(422);
  expect((await attempt([])).status).toBe(422);
  expect((await attempt(Array(101).fill(people[0]?.id))).status).toBe(422);
  expect((await attempt(idsOf(people), { ...suspension, expected_statuses: ["active"] })).status).toBe(422);
  const outdated = { ...suspension, expected_statuses: ["active", "banned"] };
  expect((await attempt(idsOf(people), outdated)).status).toBe(409);
  expect(await statusesOf(people)).toEqual(["active", "active"]);
  const asRead = { ...suspension, expected_statuses: ["active", "active"] };
  expect((await attempt(idsOf(people), asRead)).status).toBe(200);
});

test("keeps one of two administrators who suspend each other among others, fifty times", {
  timeout: 240_000,
}, async () => {
  for (let round = 0; round < 50; round++) {
    const people = [await admin(), await admin()];
    const others = [await student(), await student()];
    const [first, second] = await Promise.all(people.map((user) => browserClient(user)));
    const all = (user?: TestUser) => ({
      body: { ids: [...idsOf(others), user?.id as number], ...suspension },
    });
    const responses = await Promise.all([
      first?.call(setUserStatuses, all(people[1])),
      second?.call(setUserStatuses, all(people[0])),
    ]);
    expect(responses.map((response) => response?.status).sort(), `round ${round}`).toEqual([200, 401]);
    expect((await statusesOf(people)).sort()).toEqual(["active", "suspended"]);
  }
});

test("exports the accounts of a filter as CSV without formulas", async () => {
  const name = `Zy${randomKey()}`;
  const [plain, hostile] = [await student({ name: `Élodie ${name}` }), await company({ name: `=1 ${name}` })];
  const table = async (query: object) => {
    const response = await school.fetch(
      buildUrl(exportUsers, { query: { format: "csv", search: name, ...query } }),
    );
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="users-\d{4}-.*\.csv"$/,
    );
    return (await response.text()).trimEnd().split("\r\n").slice(1);
  };
  const lines = await table({});
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`"${hostile.id}","'=1 ${name}"`);
  expect(lines[1]).toContain(`"${plain.id}","Élodie ${name}","${plain.email}","Student","Active"`);
  expect(await table({ role: "student" })).toHaveLength(1);
  const entries =
    await sql`select from audit_log where action = 'users_exported' and actor_id = ${principal.id}`;
  expect(entries).toHaveLength(2);
  expect((await school.json("/api/admin/users/export")).status, "without a format").toBe(422);
});

test.each(nonAdmins)("rejects %s", async (_, client, status) => {
  const user = await student();
  const body = { ids: [user.id], ...suspension };
  expect((await client.call(setUserStatuses, { body })).status).toBe(status);
  expect((await client.fetch("/api/admin/users/export?format=csv")).status).toBe(status);
  expect(await statusesOf([user])).toEqual(["active"]);
});
