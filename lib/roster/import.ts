import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { usernameFor } from "@/lib/core/auth/create-user";
import { lockUsers } from "@/lib/core/auth/lock-users";
import { noPassword } from "@/lib/core/auth/passwords";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { invalid } from "@/lib/core/errors/app-error";
import { findMissing, planImport, type RosterPlan } from "./compare";
import { rosterLimits } from "./constants";
import type { RosterReport } from "./contract";
import { parseRoster, type Roster, type RosterLine } from "./parse";

type Options = { isDryRun: boolean };

/** Everything or, while there is one fault, nothing. The second import of a list changes nothing. */
export async function importRoster(
  viewer: Viewer<"admin">,
  file: string | undefined,
  { isDryRun }: Options,
  request: RequestInfo,
): Promise<RosterReport> {
  if (file === undefined) throw invalid("roster", "required");
  const roster = parseRoster(await readFile(file));
  return runTransaction(viewer, async (tx) => {
    // Of two imports at once the second sees the accounts of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('roster'))`);
    const plan = await planImport(tx, roster.lines);
    const faults = [...roster.faults, ...plan.faults].sort((one, other) => one.line - other.line);
    const isChanging = plan.created.length + plan.linked.length > 0;
    const isImported = !isDryRun && faults.length === 0;
    if (isImported && isChanging) {
      await createAccounts(tx, viewer, plan.created);
      await linkAccounts(tx, plan.linked);
      const details = { created: plan.created.length, linked: plan.linked.length };
      await recordAudit(tx, { action: "users_imported", actorId: viewer.id, details, request });
    }
    const missing =
      faults.length > 0 && roster.lines.length === 0 ? none : await findMissing(tx, roster.lines);
    return { is_imported: isImported, ...countPlan(roster, plan), ...listFaults(faults), ...missing };
  });
}

const none = { missing: [], missing_count: 0 };

function countPlan({ lines, unknownColumns }: Roster, plan: RosterPlan) {
  return {
    lines: lines.length,
    created: plan.created.length,
    linked: plan.linked.length,
    unchanged: plan.unchanged,
    differences: plan.differences.slice(0, rosterLimits.faults),
    unknown_columns: unknownColumns,
  };
}

function listFaults(faults: RosterReport["faults"]) {
  return { faults: faults.slice(0, rosterLimits.faults), faults_count: faults.length };
}

const rowsAtOnce = 1000;

/** Without a password: the email says how to choose one, which proves the address. */
async function createAccounts(tx: Transaction, viewer: Viewer<"admin">, lines: RosterLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += rowsAtOnce) {
    const rows = lines.slice(at, at + rowsAtOnce).map(({ name, email, school_number }) => ({
      ...{ name, email, schoolNumber: school_number, passwordHash: noPassword },
      username: usernameFor(name),
      role: "student" as const,
    }));
    const created = await tx
      .insert(users)
      .values(rows)
      .returning({ id: users.id, email: users.email, locale: users.locale });
    const recipients = created.map((account) => ({ ...account, locale: account.locale ?? viewer.locale }));
    await enqueueEmail(recipients, { kind: "account_created" }, tx);
  }
}

async function linkAccounts(tx: Transaction, linked: RosterPlan["linked"]): Promise<void> {
  if (linked.length === 0) return;
  await lockUsers(
    tx,
    linked.map(({ id }) => id),
  );
  await tx
    .update(users)
    .set({ schoolNumber: sql`l.school_number` })
    .from(sql`json_to_recordset(${JSON.stringify(linked)}::json) as l (id int, school_number text)`)
    .where(eq(users.id, sql`l.id`));
}
