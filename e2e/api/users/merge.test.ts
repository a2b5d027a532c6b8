import { expect, test, vi } from "vitest";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { personalTables } from "@/lib/privacy-tables";
import { login } from "@/lib/users/contract";
import { previewUserMerge } from "@/lib/users/merge/contract";
import { mergeRules } from "@/lib/users/merge/tables";
import { browserClient, visitorClient } from "../../support/api";
import { makeDue, sql } from "../../support/database";
import { columnsContaining } from "../../support/dump";
import { copyRows, merge, referencesTo, userColumns, wrongCounters } from "../../support/merge";
import { emailsTo } from "../../support/outbox";
import { createUserWithDataEverywhere } from "../../support/user-with-data-everywhere";
import { admin, password, student } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

test("there is a rule for each table of personal data, and for each column that refers to a user", async () => {
  const tables = mergeRules.map(({ table }) => table);
  expect([...tables].sort()).toEqual(personalTables.map(({ table }) => table).sort());
  const named = mergeRules.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  const columns = (await userColumns()).map(({ table, column }) => `${table}.${column}`);
  expect(columns.length).toBeGreaterThan(50);
  expect(named).toEqual(expect.arrayContaining(columns));
});

test("moves every row of an account to an empty one", { timeout: 120_000 }, async () => {
  const { user } = await createUserWithDataEverywhere();
  const remaining = await student();
  const before = await referencesTo(user);
  expect((await merge(school, remaining, user)).status).toBe(200);
  expect(await referencesTo(user)).toEqual(["audit_log.actor_id"]);
  const ended = [
    "sessions",
    "user_tokens",
    "two_factor_secrets",
    "recovery_codes",
    "passkeys",
    "passkey_challenges",
    "data_exports",
    "presence",
  ];
  const stays = [
    "audit_log.actor_id",
    "event_subscriptions.user_id",
    ...ended.map((table) => `${table}.user_id`),
  ];
  // Which user of a pair has the lower id is irrelevant.
  const isPair = (column: string) => /^conversations\.(low|high)/.test(column);
  const moved = before.filter((column) => !stays.includes(column) && !isPair(column));
  expect(moved.length).toBeGreaterThan(35);
  const after = await referencesTo(remaining);
  expect(after).toEqual(expect.arrayContaining(moved));
  expect(after.some(isPair)).toBe(true);
  expect(await wrongCounters(remaining)).toEqual([]);
  const [row] =
    await sql`select email, school_number, avatar_path, password_hash, status, deleted_at is not null as deleted,
    anonymised_at is not null as erased from users where id = ${user.id}`;
  expect(row).toEqual({
    email: `deleted-${user.id}@deleted.invalid`,
    school_number: null,
    avatar_path: null,
    password_hash: "",
    status: "inactive",
    deleted: true,
    erased: true,
  });
});

test("moves rows that both accounts have only once, and keeps every counter correct", {
  timeout: 120_000,
}, async () => {
  const { user } = await createUserWithDataEverywhere();
  const remaining = await student();
  await copyRows(user, remaining);
  const count = async (table: string, column: string) =>
    (await sql`select count(*)::int as many from ${sql(table)} where ${sql(column)} = ${remaining.id}`)[0]
      ?.many;
  const shared = [
    ["likes", "user_id"],
    ["poll_votes", "user_id"],
    ["saved_jobs", "user_id"],
    ["friendships", "user_id"],
    ["group_members", "user_id"],
    ["reports", "reporter_id"],
    ["mentions", "user_id"],
  ] as const;
  const before = await Promise.all(shared.map(([table, column]) => count(table, column)));
  expect(before).not.toContain(0);
  const { body } = await school.call(previewUserMerge, {
    params: { id: remaining.id, other_id: user.id },
  });
  const likes = body.data.counts.find(({ kind }) => kind === "likes");
  expect(likes).toEqual({ kind: "likes", total: 1, shared: 1 });
  expect((await merge(school, remaining, user)).status).toBe(200);
  expect(await Promise.all(shared.map(([table, column]) => count(table, column)))).toEqual(before);
  expect(await referencesTo(user)).toEqual(["audit_log.actor_id"]);
  expect(await wrongCounters(remaining)).toEqual([]);
});

test("erasing the remaining account erases the rows that were moved to it", {
  timeout: 180_000,
}, async () => {
  const { user, strings } = await createUserWithDataEverywhere();
  const remaining = await student();
  expect((await merge(school, remaining, user)).status).toBe(200);
  const deletion = (await browserClient(remaining)).call(deleteOwnAccount, { body: { password } });
  expect((await deletion).status).toBe(200);
  await sql`update users set deleted_at = now() - interval '30 days 1 minute' where id = ${remaining.id}`;
  await vi.waitUntil(
    async () => {
      await makeDue("anonymise-accounts");
      const [row] = await sql`select anonymised_at from users where id = ${remaining.id}`;
      return row?.anonymised_at;
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(await columnsContaining(strings)).toEqual([]);
});

test("ends the sessions and deletes the password of the other account, notifies both by email and records it", async () => {
  const [remaining, other] = [await student(), await student()];
  await sql`update users set school_number = ${`n-${other.id}`}, class_name = 'L1 Info' where id = ${other.id}`;
  const [own, theirs] = [await browserClient(remaining), await browserClient(other)];
  expect((await merge(school, remaining, other)).status).toBe(200);
  expect((await theirs.fetch("/api/user")).status).toBe(401);
  expect((await own.fetch("/api/user")).status).toBe(200);
  const again = { email: other.email, password };
  expect((await visitorClient().call(login, { body: again })).body.code).toBe("invalid_credentials");
  for (const { email } of [remaining, other])
    expect(await emailsTo(email, "accounts_merged")).toHaveLength(1);
  expect(await sql`select school_number, class_name from users where id = ${remaining.id}`).toEqual([
    { school_number: `n-${other.id}`, class_name: "L1 Info" },
  ]);
  expect(await sql`select email from former_emails where user_id = ${remaining.id}`).toEqual([
    { email: other.email },
  ]);
  const log = await sql`select details, subject_id from audit_log where actor_id = ${principal.id}
    and action = 'accounts_merged' and subject_id = ${remaining.id}`;
  expect(log).toEqual([{ details: { other: other.id, email: other.email }, subject_id: remaining.id }]);
});
