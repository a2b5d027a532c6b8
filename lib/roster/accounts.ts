import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { noPassword } from "@/lib/core/auth/passwords";
import { usernamesFor } from "@/lib/core/auth/username";
import type { Viewer } from "@/lib/core/auth/viewer";
import { chunksOf } from "@/lib/core/chunks-of";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import type { AccountUpdate } from "./compare";
import { rosterLimits } from "./constants";
import type { RosterLine } from "./parse";

/** Ids of the accounts that an import created, by number. */
export type CreatedIds = ReadonlyMap<string, number>;

/** Inserts accounts without a password: the email says how to choose one, which proves the address. */
export async function createAccounts(
  tx: Transaction,
  viewer: Viewer<"admin">,
  lines: RosterLine[],
  onProgress: (done: number) => void,
): Promise<CreatedIds> {
  const ids = new Map<string, number>();
  for (const chunk of chunksOf(lines, rosterLimits.rowsPerStatement)) {
    const created = await insertStudents(tx, chunk);
    const recipients = created.map(({ number, ...account }) => {
      if (number !== null) ids.set(number, account.id);
      return { ...account, locale: account.locale ?? viewer.locale };
    });
    await enqueueEmail(recipients, { kind: "account_created" }, tx);
    onProgress(ids.size);
  }
  return ids;
}

/** In the order of the list. A username that is taken by then has a suffix, as in `createUser`. */
async function insertStudents(tx: Transaction, lines: RosterLine[]) {
  const named = lines.map((line) => ({ ...line, usernames: usernamesFor(line.name) }));
  const simpleNames = named.map(({ usernames: [simple] }) => simple);
  const existing = await listExisting(tx, simpleNames);
  const rows = named.map(({ name, email, school_number, class_name, usernames: [simple, unique] }) => {
    const username = existing.has(simple) ? unique : simple;
    existing.add(simple);
    const account = { name, email, schoolNumber: school_number, className: class_name };
    return { ...account, passwordHash: noPassword, role: "student" as const, username, unique };
  });
  const insert = (values: (typeof users.$inferInsert)[]) =>
    tx
      .insert(users)
      .values(values)
      .onConflictDoNothing({ target: users.username })
      .returning({ ...recipientColumns, number: users.schoolNumber });
  const created = await insert(rows);
  const addresses = new Set(created.map(({ email }) => email));
  const remaining = rows.filter(({ email }) => !addresses.has(email));
  if (remaining.length === 0) return created;
  return [
    ...created,
    ...(await insert(remaining.map(({ unique, ...row }) => ({ ...row, username: unique })))),
  ];
}

async function listExisting(tx: Transaction, usernames: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, usernames));
  return new Set(rows.map(({ username }) => username));
}

/** A null class is not changed. */
export async function updateAccounts(tx: Transaction, updates: AccountUpdate[]): Promise<void> {
  for (const rows of chunksOf(updates, rosterLimits.rowsPerStatement))
    await tx
      .update(users)
      .set({ schoolNumber: sql`l.school_number`, className: sql`coalesce(l.class_name, ${users.className})` })
      .from(
        sql`json_to_recordset(${JSON.stringify(rows)}::json) as l (id int, school_number text, class_name text)`,
      )
      .where(eq(users.id, sql`l.id`));
}
