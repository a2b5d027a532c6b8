import { expect, expectTypeOf, test } from "vitest";
import { db, systemDb, type Transaction } from "@/db/client";
import type { recordAudit } from "@/lib/core/audit/audit-log";
import { listSources } from "./sources";
import { findRawWrites, findWritesPastSession, usesSystemDb } from "./writes";

const shipped = listSources("app", "components", "lib").filter(({ path }) => !path.endsWith(".test.ts"));
const sample = (text: string) => ({ path: "sample.ts", text });

/** Files that write without a viewer: scheduled tasks, sign-in and sign-up, tokens from emails, counters. */
const withoutSession = [
  "lib/chat/tasks.ts",
  "lib/users/tasks.ts",
  "lib/users/email-change.ts",
  "lib/users/end-suspensions.ts",
  "lib/users/second-factor-sign-in.ts",
  "lib/users/sign-in.ts",
  "lib/users/passwords.ts",
  "lib/users/require-verified-email.ts",
  "lib/sso/sign-in.ts",
  "lib/two-factor/removal.ts",
  "lib/two-factor/verify-code.ts",
  "lib/two-factor/verify-passkey.ts",
  "lib/users/sign-in-session.ts",
  "lib/core/api/global-rate-limit.ts",
  "lib/core/api/rate-limiter.ts",
  "lib/analytics/weekly-activity.ts",
  "lib/announcements/send.ts",
  "lib/applications/decision-tasks.ts",
  "lib/applications/tasks.ts",
  "lib/core/auth/run-transaction.ts",
  "lib/core/auth/sessions.ts",
  "lib/chat/email-unread.ts",
  "lib/core/database/run-in-batches.ts",
  "lib/privacy/anonymise.ts",
  "lib/privacy/tasks.ts",
  "lib/privacy/mutations.ts",
  "lib/jobs/alerts.ts",
  "lib/jobs/tasks.ts",
  "lib/jobs/views.ts",
  "lib/moderation/suspension-appeals.ts",
  "lib/moderation/tasks.ts",
  "lib/notifications/digest.ts",
  "lib/notifications/tasks.ts",
  "lib/core/email/deliver-outbox.ts",
  "lib/email/mutations.ts",
  "lib/events/notify-members.ts",
  "lib/events/tasks.ts",
  "lib/groups/tasks.ts",
  "lib/core/email/deliver.ts",
  "lib/core/database/counters.ts",
  "lib/core/tasks/run-task.ts",
  "lib/posts/notify-group-members.ts",
  "lib/presence/update-presence.ts",
];

/** Functions that take a viewer only for the language, or that undo a rejected write. */
const exceptions = [
  "lib/users/sign-in.ts signIn",
  "lib/sso/sign-in.ts signUpWithSso",
  "lib/core/auth/run-transaction.ts runTransactionOnUsers",
  "lib/privacy/mutations.ts consumeExportLimit",
];

test("a viewer's writes go through runTransaction", () => {
  expect(
    findWritesPastSession(sample("function like(viewer: Member) { systemDb.insert(likes) }")),
  ).toHaveLength(1);
  expect(findWritesPastSession(sample("const like = (viewer) => systemDb.insert(likes);"))).toHaveLength(1);
  expect(
    findWritesPastSession(sample("function like(viewer: Member) { runTransaction(viewer, run) }")),
  ).toEqual([]);
  expect(findWritesPastSession(sample("function deleteLikes() { systemDb.delete(likes) }"))).toEqual([]);
  const writes = shipped.flatMap(findWritesPastSession).map((finding) => finding.replace(/:\d+/, ""));
  expect(writes.filter((write) => !exceptions.includes(write))).toEqual([]);
});

test("only the listed files write without a session", () => {
  expect(
    shipped
      .filter(usesSystemDb)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...withoutSession].sort());
});

test("db is read-only", () => {
  expectTypeOf(db).toHaveProperty("select");
  expectTypeOf(db).not.toHaveProperty("insert");
  expectTypeOf(db).not.toHaveProperty("update");
  expectTypeOf(db).not.toHaveProperty("delete");
  expectTypeOf(db).not.toHaveProperty("transaction");
  expect(findRawWrites(sample("db.execute(sql`select now()`)"))).toEqual([]);
  expect(findRawWrites(sample("db.execute(sql`insert into likes values (1)`)"))).toHaveLength(1);
  expect(findRawWrites(sample("db.execute(sql`with a as (delete from b) select 1`)"))).toHaveLength(1);
  expect(shipped.flatMap(findRawWrites)).toEqual([]);
});

test("the audit log requires a transaction", () => {
  type Log = Parameters<typeof recordAudit>[0];
  expectTypeOf<Transaction>().toExtend<Log>();
  expectTypeOf(systemDb).not.toExtend<Log>();
});
