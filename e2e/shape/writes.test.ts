import { expect, expectTypeOf, test } from "vitest";
import { db, systemDb, type Transaction } from "@/db/client";
import type { record } from "@/lib/moderation/security-log";
import { sources } from "./sources";
import { rawWrites, usesSystemDb, writesPastSession } from "./writes";

const shipped = sources("app", "components", "lib").filter(({ path }) => !path.endsWith(".test.ts"));
const sample = (text: string) => ({ path: "sample.ts", text });

/** Where nobody's session vouches for what is written: scheduled tasks, sign-in and sign-up, links of emails, counters. */
const withoutSession = [
  "lib/accounts/duties.ts",
  "lib/accounts/emails.ts",
  "lib/accounts/mutations.ts",
  "lib/accounts/passwords.ts",
  "lib/accounts/school-sign-in.ts",
  "lib/accounts/sign-in-session.ts",
  "lib/api/budget.ts",
  "lib/api/limiter.ts",
  "lib/applications/duties.ts",
  "lib/auth/run-transaction.ts",
  "lib/auth/sessions.ts",
  "lib/companies/duties.ts",
  "lib/data/anonymise.ts",
  "lib/data/duties.ts",
  "lib/data/mutations.ts",
  "lib/jobs/alerts.ts",
  "lib/jobs/duties.ts",
  "lib/jobs/views.ts",
  "lib/mails/empty-outbox.ts",
  "lib/mails/mutations.ts",
  "lib/mails/send-next.ts",
  "lib/users/create-account.ts",
  "lib/worker/do-duty.ts",
];

/** They take a viewer for the language alone, or give back what a refused call has written. */
const exceptions = [
  "lib/accounts/mutations.ts signIn",
  "lib/accounts/school-sign-in.ts join",
  "lib/auth/run-transaction.ts runTransaction",
  "lib/data/mutations.ts payFor",
];

test("what a viewer writes goes through their session", () => {
  expect(writesPastSession(sample("function like(viewer: Member) { systemDb.insert(likes) }"))).toHaveLength(
    1,
  );
  expect(writesPastSession(sample("const like = (viewer) => systemDb.insert(likes);"))).toHaveLength(1);
  expect(writesPastSession(sample("function like(viewer: Member) { runTransaction(viewer, run) }"))).toEqual(
    [],
  );
  expect(writesPastSession(sample("function sweep() { systemDb.delete(likes) }"))).toEqual([]);
  const found = shipped.flatMap(writesPastSession).map((each) => each.replace(/:\d+/, ""));
  expect(found.filter((each) => !exceptions.includes(each))).toEqual([]);
});

test("only what acts for nobody writes without a session", () => {
  expect(shipped.filter(usesSystemDb).map(({ path }) => path)).toEqual(withoutSession);
});

test("the pool that everybody may import reads alone", () => {
  expectTypeOf(db).toHaveProperty("select");
  expectTypeOf(db).not.toHaveProperty("insert");
  expectTypeOf(db).not.toHaveProperty("update");
  expectTypeOf(db).not.toHaveProperty("delete");
  expectTypeOf(db).not.toHaveProperty("transaction");
  expect(rawWrites(sample("db.execute(sql`select now()`)"))).toEqual([]);
  expect(rawWrites(sample("db.execute(sql`insert into likes values (1)`)"))).toHaveLength(1);
  expect(rawWrites(sample("db.execute(sql`with a as (delete from b) select 1`)"))).toHaveLength(1);
  expect(shipped.flatMap(rawWrites)).toEqual([]);
});

test("the audit log is written in a transaction", () => {
  type Log = Parameters<typeof record>[0];
  expectTypeOf<Transaction>().toExtend<Log>();
  expectTypeOf(systemDb).not.toExtend<Log>();
});
