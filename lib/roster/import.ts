import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runLongTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { isLockTimeout, isUniqueViolation } from "@/lib/core/database/error-codes";
import { lockIds } from "@/lib/core/database/lock-ids";
import { withRetries } from "@/lib/core/database/with-retries";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { adminsChannel, userChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";
import { publishNewMembers } from "@/lib/groups/member-pages";
import { type CreatedIds, createAccounts, updateAccounts } from "./accounts";
import { updateClassGroups } from "./class-groups";
import { type ClassPlan, describeClass, isCreated, planClasses } from "./classes";
import { planImport, type RosterPlan } from "./compare";
import { rosterLimits } from "./constants";
import type { RosterReport } from "./contract";
import { lockStudents } from "./find-accounts";
import { findMissing } from "./missing";
import { parseRoster, type Roster } from "./parse";
import { resetUnverifiedAccounts } from "./unverified-accounts";

type Options = { isDryRun: boolean; createGroups: boolean };
type Plan = RosterPlan & { classes: ClassPlan[] };

/** Imports everything or, while there is one fault, nothing. The second import of a list changes nothing. */
export async function importRoster(
  viewer: Viewer<"admin">,
  file: string | undefined,
  options: Options,
): Promise<RosterReport> {
  if (file === undefined) throw invalid("roster", "required");
  const roster = parseRoster(await readFile(file));
  const { report, newMembers } = await withRetries(retries, () =>
    runLongTransaction(viewer, (tx) => planAndWrite(tx, viewer, { roster, ...options })),
  );
  await publishNewMembers(newMembers);
  if (report.is_imported && report.created > 0) publish(adminsChannel, "activity:created", {});
  return report;
}

/**
 * The import is retried when a user with an email of the list signs up meanwhile, or another import takes longer than
 * a query may wait.
 */
const retries = {
  maxAttempts: 10,
  isTemporary: (error: unknown) => isUniqueViolation(error) || isLockTimeout(error),
  toError: () => new AppError("unavailable", { retryAfter: 10 }),
};

async function planAndWrite(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { roster, isDryRun, createGroups }: Options & { roster: Roster },
) {
  // When two imports run at once, the second sees the accounts of the first.
  if (!isDryRun) {
    await tx.execute(sql`set local lock_timeout = '4s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${lockIds.roster})`);
    await lockStudents(tx, roster.lines);
  }
  const accounts = await planImport(tx, roster.lines);
  const faults = [...roster.faults, ...accounts.faults].sort((a, b) => a.line - b.line);
  const isImported = !isDryRun && faults.length === 0;
  // Accounts are locked before groups.
  const createdIds = isImported ? await writeAccounts(tx, viewer, accounts) : noIds;
  const classes = await planClasses(tx, accounts.entries, { createGroups, isWriting: isImported });
  const plan = { ...accounts, classes };
  const newMembers = isImported ? await updateClassGroups(tx, viewer, classes, createdIds) : [];
  if (isImported) await recordImport(tx, viewer, plan);
  const missing = faults.length > 0 && roster.lines.length === 0 ? none : await findMissing(tx, roster.lines);
  const report = {
    is_imported: isImported,
    ...countPlan(roster, plan),
    faults: faults.slice(0, rosterLimits.faults),
    faults_count: faults.length,
    ...missing,
  };
  return { report, newMembers };
}

const none = { missing: [], missing_count: 0 };
const noIds: CreatedIds = new Map();

function countPlan({ lines, unknownColumns }: Roster, plan: Plan) {
  return {
    lines: lines.length,
    created: plan.created.length,
    linked: plan.linked.length,
    unchanged: plan.unchanged,
    ...countClassChanges(plan),
    classes: plan.classes.slice(0, rosterLimits.classes).map(describeClass),
    differences: plan.differences.slice(0, rosterLimits.faults),
    unknown_columns: unknownColumns,
  };
}

function countClassChanges({ class_changed, classes }: Plan) {
  return {
    class_changed,
    groups_created: classes.filter(isCreated).length,
    members_added: classes.reduce((sum, { joining }) => sum + joining.length, 0),
  };
}

async function writeAccounts(
  tx: Transaction,
  viewer: Viewer<"admin">,
  plan: RosterPlan,
): Promise<CreatedIds> {
  const total = plan.created.length;
  const createdIds = await createAccounts(tx, viewer, plan.created, (done) =>
    publish(userChannel(viewer.id), "roster:progress", { done, total }),
  );
  await updateAccounts(tx, plan.updated);
  await resetUnverifiedAccounts(tx, viewer, plan.linked);
  // Plans would expect hardly any of these accounts until the database makes its statistics, up to a minute later. The
  // import does not wait for a vacuum.
  if (createdIds.size >= rosterLimits.analyzed) await tx.execute(sql`analyze (skip_locked) ${users}`);
  return createdIds;
}

async function recordImport(tx: Transaction, viewer: Viewer<"admin">, plan: Plan): Promise<void> {
  const { length: created } = plan.created;
  const { length: linked } = plan.linked;
  if (created + linked > 0) await recordAudit(tx, viewer, "users_imported", null, { created, linked });
  const { class_changed: changed, groups_created: groups, members_added: members } = countClassChanges(plan);
  if (changed + groups + members > 0)
    await recordAudit(tx, viewer, "classes_imported", null, { changed, groups, members });
}
