import { expect, test } from "vitest";
import { lockIds } from "@/lib/core/database/lock-ids";
import { renewEventSubscription } from "@/lib/events/calendar-contract";
import { changeEmail } from "@/lib/users/settings-contract";
import { forgotPassword, resetPassword } from "@/lib/users/tokens-contract";
import {
  type ApiClient,
  browserClient,
  sessionStatus,
  signInWithPassword,
  visitorClient,
} from "../../support/api";
import { sql } from "../../support/database";
import { holdLocks, waitUntilBlocking, waitUntilRetrying } from "../../support/locks";
import { nonAdmins } from "../../support/non-admins";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { accountsOf, roster, sendRoster, sendRosterFile } from "../../support/roster";
import { admin, company, newEmail, password, student } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

type Options = { by?: ApiClient; dryRun?: boolean; encoding?: "utf8" | "latin1" };
const send = (lines: string[][], options: Options = {}) => sendRoster(lines, { by: school, ...options });
const sendFile = (bytes: Buffer) => sendRosterFile(bytes, { by: school });
/** The time for which an import may wait for those of other tests. */
const otherImportsMs = 45_000;

test("a dry run changes nothing; the import creates the accounts and notifies them by email", async () => {
  const { key, lines } = roster(3);
  const trial = (await send(lines, { dryRun: true })).body.data;
  expect(trial).toMatchObject({ is_imported: false, lines: 3, created: 3, unchanged: 0, faults: [] });
  expect(await accountsOf(key)).toEqual([]);
  const { status, body } = await send(lines);
  expect([status, body.data.is_imported, body.data.created]).toEqual([200, true, 3]);
  expect(await accountsOf(key)).toEqual(
    lines.map(([school_number, name, email]) => ({
      name,
      email,
      role: "student",
      status: "active",
      school_number,
    })),
  );
  expect(await emailsTo(`${key}-0@test.invalid`, "account_created")).toHaveLength(1);
  const [logged] = await sql`select details from audit_log where action = 'users_imported'
    and actor_id = ${principal.id}`;
  expect(logged?.details).toEqual({ created: 3, linked: 0 });
});

test("checks a list while another is imported, and imports it afterwards", async () => {
  const { lines } = roster(2);
  const another = await holdLocks((tx) => tx`select pg_advisory_xact_lock(${lockIds.roster})`);
  const waiting = send(lines);
  const checked = waitUntilBlocking(another.pid, otherImportsMs).then(() => send(lines, { dryRun: true }));
  await checked.finally(another.end);
  expect((await checked).body.data).toMatchObject({ is_imported: false, created: 2 });
  expect((await waiting).body.data).toMatchObject({ is_imported: true, created: 2 });
});

test("waits for an import that takes longer than the query timeout", { timeout: 30_000 }, async () => {
  const { lines } = roster(1);
  const another = await holdLocks((tx) => tx`select pg_advisory_xact_lock(${lockIds.roster})`);
  const waiting = send(lines);
  await waitUntilRetrying(another.pid).finally(another.end);
  expect((await waiting).body.data).toMatchObject({ is_imported: true, created: 1 });
});

test("stores the number of an account that was created while the list was imported", async () => {
  const { key, lines } = roster(2);
  const [, name = "", email = ""] = lines[1] ?? [];
  const signUp = await holdLocks(
    (tx) => tx`insert into users (name, username, email, password_hash, role)
      values (${name}, ${key}, ${email}, '-', 'student')`,
  );
  const importing = send(lines);
  await waitUntilBlocking(signUp.pid, otherImportsMs).finally(signUp.end);
  expect((await importing).body.data).toMatchObject({ is_imported: true, created: 1, linked: 1 });
  expect(await accountsOf(key)).toMatchObject([{ email }, { email: lines[0]?.[2] }]);
});

test.each([
  ["account_deleted", "deleted_at = now()"],
  ["not_student", "role = 'admin'"],
] as const)("reports a line whose account changed while the list was imported: %s", async (code, change) => {
  const { key, lines } = roster(1);
  const { id } = await student();
  await sql`update users set email = ${`${key}-0@test.invalid`} where id = ${id}`;
  const changing = await holdLocks((tx) => tx`update users set ${tx.unsafe(change)} where id = ${id}`);
  const importing = send(lines);
  await waitUntilBlocking(changing.pid, otherImportsMs).finally(changing.end);
  const { data } = (await importing).body;
  expect([data.is_imported, data.faults.map((fault) => fault.code)]).toEqual([false, [code]]);
  expect(await accountsOf(key)).toEqual([]);
});

test("a second import changes nothing, and keeps changed names and emails", async () => {
  const { key, lines } = roster(2);
  await send(lines);
  const before = await accountsOf(key);
  const second = (await send(lines)).body.data;
  expect(second).toMatchObject({ is_imported: true, created: 0, linked: 0, unchanged: 2, differences: [] });
  const renamed = [[`${key}-0`, "Élève Martin", `${key}-neuf@test.invalid`], lines[1] as string[]];
  expect((await send(renamed)).body.data.differences).toEqual([
    { line: 2, column: "name", account: "Élève a Dupont", list: "Élève Martin" },
    { line: 2, column: "email", account: `${key}-0@test.invalid`, list: `${key}-neuf@test.invalid` },
  ]);
  expect(await accountsOf(key)).toEqual(before);
  expect(await emailsTo(`${key}-0@test.invalid`, "account_created")).toHaveLength(1);
});

test("stores the student number of an account matched by email", async () => {
  const { key } = roster(0);
  const user = await student({ name: "Inès Moreau" });
  await sql`update users set email = ${`${key}-ευσ@test.invalid`} where id = ${user.id}`;
  const lines = [[`${key}-1`, "Inès Moreau", `${key}-ΕΥΣ@TEST.invalid`]];
  expect((await send(lines)).body.data).toMatchObject({ created: 0, linked: 1, differences: [] });
  const [row] = await sql`select school_number from users where id = ${user.id}`;
  expect(row?.school_number).toBe(`${key}-1`);
});

test("a stranger loses the account of an email that they signed up with but did not verify", async () => {
  const { key } = roster(0);
  const [stranger, verified] = [await student({ isUnverified: true }), await student()];
  const sessions = await Promise.all([stranger, verified].map((user) => browserClient(user)));
  await sessions[0]?.call(changeEmail, { body: { email: newEmail(), current_password: password } });
  const calendar = (await sessions[0]?.call(renewEventSubscription, {}))?.body.data.url ?? "";
  const calendarStatus = async () => (await fetch(calendar)).status;
  const lines = [stranger, verified].map(({ name, email }, index) => [`${key}-${index}`, name, email]);
  expect((await send(lines, { dryRun: true })).body.data).toMatchObject({ linked: 2 });
  expect(await Promise.all(sessions.map(sessionStatus)), "of a list that is checked").toEqual([200, 200]);
  expect(await calendarStatus()).toBe(200);
  expect((await send(lines)).body.data).toMatchObject({ is_imported: true, created: 0, linked: 2 });
  expect(await Promise.all(sessions.map(sessionStatus))).toEqual([401, 200]);
  expect([(await signInWithPassword(stranger)).status, (await signInWithPassword(verified)).status]).toEqual([
    401, 200,
  ]);
  expect(await sql`select purpose from user_tokens where user_id = ${stranger.id}`).toHaveLength(0);
  expect(await calendarStatus(), "of the secret URL").toBe(404);
  expect(await emailsTo(stranger.email, "account_created")).toHaveLength(1);
  expect(await emailsTo(verified.email, "account_created")).toHaveLength(0);

  const visitor = visitorClient();
  await visitor.call(forgotPassword, { body: { email: stranger.email } });
  const token = tokenOf(await waitForEmail(stranger.email, "reset_password"));
  const body = { token, password: "un nouveau préau", password_confirmation: "un nouveau préau" };
  expect((await visitor.call(resetPassword, { body })).status, "the stranger accepted the terms").toBe(422);
  const accepted = { body: { ...body, terms: true } };
  expect((await visitor.call(resetPassword, accepted)).status, "for the owner of the address").toBe(200);
  expect((await send(lines)).body.data).toMatchObject({ linked: 0, unchanged: 2 });
  expect((await signInWithPassword(stranger, { password: body.password })).status).toBe(200);
});

test("imports nothing when emails belong to other accounts, companies or deleted accounts", async () => {
  const { key, lines } = roster(2);
  await send(lines);
  const recruiter = await company();
  await sql`update users set deleted_at = now() where school_number = ${`${key}-1`}`;
  const { body } = await send([
    [`${key}-new`, "Nouvelle Élève", `${key}-new@test.invalid`],
    [`${key}-other`, "Autre Élève", `${key}-0@test.invalid`],
    [`${key}-boss`, "Patron", recruiter.email],
    lines[1] as string[],
  ]);
  expect(body.data.is_imported).toBe(false);
  expect(body.data.faults.map(({ line, code }) => [line, code])).toEqual([
    [3, "email_of_other"],
    [4, "not_student"],
    [5, "account_deleted"],
  ]);
  expect(await accountsOf(key)).toHaveLength(2);
});

test("lists missing students, and does not change them", async () => {
  const { key, lines } = roster(2);
  await send(lines);
  const { body } = await send(lines.slice(1));
  expect(body.data.missing_count).toBeGreaterThanOrEqual(1);
  const [row] = await sql`select status, deleted_at from users where school_number = ${`${key}-0`}`;
  expect(row).toEqual({ status: "active", deleted_at: null });
  await sql`update users set name = 'A A' where school_number = ${`${key}-0`}`;
  const isListed = async () =>
    (await send(lines.slice(1))).body.data.missing.some(({ school_number }) => school_number === `${key}-0`);
  expect(await isListed()).toBe(true);
  await sql`update users set deleted_at = now() where school_number = ${`${key}-0`}`;
  expect(await isListed(), "once their account is deleted").toBe(false);
});

test("creates each account once when two imports arrive at once", async () => {
  const { key, lines } = roster(200);
  const second = await browserClient(await admin());
  const responses = await Promise.all([send(lines), send(lines, { by: second })]);
  expect(responses.map(({ body }) => body.data.created).sort((a, b) => a - b)).toEqual([0, 200]);
  expect(await accountsOf(key)).toHaveLength(200);
});

test("reports each of 200 errors in 5,000 lines, one of them of 2 MB, then imports the corrected list in Windows-1252", {
  timeout: 120_000,
}, async () => {
  const { key, lines } = roster(5000);
  const faults: Record<number, [string, (cells: string[]) => string[]]> = {};
  const kinds: [string, (cells: string[]) => string[]][] = [
    ["formula", ([number, , email]) => [number ?? "", "=1+1", email ?? ""]],
    ["doubled", ([, name, email]) => [`${key}-0`, name ?? "", email ?? ""]],
    ["encoding", ([number, , email]) => [number ?? "", "ZoÃ©", email ?? ""]],
    ["invalid", ([number, name]) => [number ?? "", name ?? "", "nobody"]],
    ["required", ([, name, email]) => ["", name ?? "", email ?? ""]],
  ];
  for (let index = 1; index < 200; index++)
    faults[index * 20] = kinds[index % kinds.length] as (typeof kinds)[number];
  faults[4000] = ["line_too_long", ([number, , email]) => [number ?? "", "x".repeat(2_000_000), email ?? ""]];
  const faulty = lines.map((cells, index) => faults[index]?.[1](cells) ?? cells);
  const rejected = (await send(faulty)).body.data;
  expect(rejected.is_imported).toBe(false);
  expect(rejected.faults.map(({ line, code }) => [line, code])).toEqual(
    Object.entries(faults).map(([index, [code]]) => [Number(index) + 2, code]),
  );
  expect(await accountsOf(key)).toEqual([]);
  const windows = { encoding: "latin1" } as const;
  expect((await send(lines, windows)).body.data).toMatchObject({ is_imported: true, created: 5000 });
  const accounts = await accountsOf(key);
  expect(accounts.map(({ name }) => name)).toEqual(lines.map(([, name]) => name));
  // The other encoding and changed names: the rows are shown with their line number, and nothing changes.
  const renamed = lines.map((cells, index) =>
    index % 1000 === 0 ? [cells[0] ?? "", "Zoé Neuve", cells[2] ?? ""] : cells,
  );
  const second = (await send(renamed)).body.data;
  expect(second).toMatchObject({ created: 0, linked: 0, unchanged: 5000 });
  expect(second.differences.map(({ line }) => line)).toEqual([2, 1002, 2002, 3002, 4002]);
  expect(await accountsOf(key)).toEqual(accounts);
});

test("rejects a list that is empty, too large or missing", async () => {
  expect((await sendFile(Buffer.from(""))).body.data.faults).toMatchObject([{ line: 1, code: "empty" }]);
  expect((await sendFile(Buffer.alloc(5 * 1024 * 1024 + 1, 65))).status).toBe(413);
  const none = await school.json("/api/admin/roster", { method: "POST", body: {} });
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["roster"]]);
});

test.each(nonAdmins)("rejects %s", async (_, by, status) => {
  const { key, lines } = roster(1);
  expect((await send(lines, { by })).status).toBe(status);
  expect(await accountsOf(key)).toEqual([]);
});
