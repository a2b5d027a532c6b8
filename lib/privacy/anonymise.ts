import { and, asc, eq, isNull, lt, notInArray, sql } from "drizzle-orm";
import { type Database, runMaintenanceTransaction, systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { log } from "@/lib/core/log";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { listOwnedGroupIds, notifyNewOwners } from "@/lib/groups/new-owners";
import { notifyApplicants } from "@/lib/jobs/notify-applicants";
import { listOwnFiles } from "./own-files";
import { isDeletedCompany } from "./row-conditions";
import { deleteUnusedSearchWords } from "./search-words";
import type { TableRules, User } from "./table-rules";
import { listVerifiedEmails } from "./verified-emails";

export async function anonymiseUsers(tables: readonly TableRules[]): Promise<void> {
  const skippedIds: number[] = [];
  for (
    let userId = await findDueUsers(skippedIds);
    userId !== undefined;
    userId = await findDueUsers(skippedIds)
  ) {
    try {
      if (!(await anonymise(userId, tables))) skippedIds.push(userId);
    } catch (error) {
      log.error({ err: error, user: userId }, "a user was not anonymised");
      skippedIds.push(userId);
    }
  }
}

const deletedBefore = sql`now() - interval '30 days'`;

async function findDueUsers(skippedIds: number[]): Promise<number | undefined> {
  const [user] = await systemDb
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lt(users.deletedAt, deletedBefore),
        isNull(users.anonymisedAt),
        skippedIds.length > 0 ? notInArray(users.id, skippedIds) : undefined,
      ),
    )
    .orderBy(asc(users.deletedAt), asc(users.id))
    .limit(1);
  return user?.id;
}

/** The row lock decides between this and a sign-in that restores the account. Returns false while another one has it. */
async function anonymise(id: number, tables: readonly TableRules[]): Promise<boolean> {
  const files = await runMaintenanceTransaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) return null;
    const words = await listSearchWords(tx, user);
    // The files are listed before the rows that hold their paths are deleted.
    const paths = await listOwnFiles(tx, user);
    const groups = await listOwnedGroupIds(tx, id);
    const jobs = await listJobsOfDeletedCompany(tx, user);
    for (const { erased } of tables) for (const erase of erased) await tx.execute(erase(user));
    await notifyNewOwners(tx, groups);
    for (const job of jobs) await notifyApplicants(tx, { ...job, actorId: null });
    await deleteUnusedSearchWords(tx, words);
    await recordAudit(tx, null, "account_anonymised", ["user", id]);
    return paths;
  });
  if (files) await deleteFilesAfterCommit(files);
  return files !== null;
}

async function lockUser(tx: Database, id: number): Promise<User | undefined> {
  const [user] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      addresses: listVerifiedEmails,
    })
    .from(users)
    .where(and(eq(users.id, id), lt(users.deletedAt, deletedBefore), isNull(users.anonymisedAt)))
    .for("update", { skipLocked: true });
  return user;
}

/** The jobs that are deleted with the company, which the user was the last to leave. */
function listJobsOfDeletedCompany(tx: Database, user: User) {
  return tx.execute<{ id: number; title: string; companyName: string }>(sql`
    select j.id, j.title, c.name as "companyName" from job_postings j join companies c on c.id = j.company_id
    where j.deleted_at is null and ${isDeletedCompany(user)} order by j.id`);
}

async function listSearchWords(tx: Database, { id, name }: User): Promise<string[]> {
  const rows = await tx.execute<{ word: string }>(sql`
    select word from unnest(search_spellings(${name})) word
    union select word from posts p, unnest(search_spellings(p.content)) word where p.user_id = ${id}
    union select word from posts p join post_tags on post_tags.post_id = p.id join tags on tags.id = post_tags.tag_id,
      unnest(search_spellings(tags.name)) word where p.user_id = ${id}`);
  return rows.map(({ word }) => word);
}
