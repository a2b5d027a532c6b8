import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runLongTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { isDeadlock, isLockTimeout } from "@/lib/core/database/error-codes";
import { withRetries } from "@/lib/core/database/with-retries";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { avatarPaths, coverPaths, imagePaths } from "@/lib/core/images/urls";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { foldEmail } from "@/lib/core/text/fold-email";
import { deleteUnusedSearchWords, searchWordsOf } from "@/lib/privacy/search-words";
import { isOneOfAccounts, type MergeIds, mergeColumns, requireMergeable } from "./accounts";
import type { mergeUsers as mergeEndpoint } from "./contract";
import type { Merge } from "./table-rules";
import { mergeRules } from "./tables";

const retries = {
  maxAttempts: 5,
  isTemporary: (error: unknown) => isLockTimeout(error) || isDeadlock(error),
  toError: () => new AppError("merge_busy"),
};

export async function mergeUsers(
  viewer: Viewer<"admin">,
  ids: MergeIds,
  { confirmation }: BodyOf<typeof mergeEndpoint>,
): Promise<void> {
  const files = await withRetries(retries, () =>
    runLongTransactionOnUsers(viewer, [ids.id, ids.other_id], async (tx) => {
      await lockAccounts(tx, ids);
      const rows = await tx.select(mergeColumns).from(users).where(isOneOfAccounts(ids));
      const { from, to } = requireMergeable(rows, ids);
      if (foldEmail(confirmation.trim()) !== foldEmail(from.email))
        throw invalid("confirmation", "other_email_differs");
      const paths = await listDeletedFiles(tx, { from, to });
      await moveRows(tx, { from, to });
      const params = { name: to.name, email: to.email, other: from.email };
      const recipients = [to, { ...to, email: from.email }];
      await enqueueEmail(recipients, { kind: "accounts_merged", params }, tx);
      const details = { other: from.id, email: from.email };
      await recordAudit(tx, viewer, "accounts_merged", ["user", to.id], details);
      return paths;
    }),
  );
  await disconnectUser(ids.other_id);
  await deleteFilesAfterCommit(files);
}

/** Waits for writes about both accounts, and those after it wait: they would refer to the one that is deleted. */
async function lockAccounts(tx: Transaction, { id, other_id }: MergeIds): Promise<void> {
  // The lock timeout is below deadlock_timeout (1 s): this transaction gives way, not the other.
  await tx.execute(sql`set local lock_timeout = '500ms'`);
  const ids = sql`(${id}, ${other_id})`;
  await tx.execute(sql`select from users where id in ${ids} order by id for update`);
  await tx.execute(sql`select from sessions where user_id in ${ids} order by id for update`);
  const lock = (table: string, members: string, key: string) =>
    tx.execute(sql`select from ${sql.identifier(table)} t where t.id in (
      select ${sql.identifier(key)} from ${sql.identifier(members)} where user_id in ${ids}) order by t.id for no key update`);
  await lock("groups", "group_members", "group_id");
  await lock("conversations", "conversation_members", "conversation_id");
  await lock("events", "event_answers", "event_id");
}

async function moveRows(tx: Transaction, merge: Merge): Promise<void> {
  const words = await searchWordsOf(tx, merge.from.name);
  for (const { steps } of mergeRules) for (const step of steps) await tx.execute(step(merge));
  // The search index contains the authors' names.
  await tx.execute(sql`set constraints all immediate`);
  await deleteUnusedSearchWords(tx, words);
}

type Row = { kind: "avatar" | "cover" | "file"; path: string; width: number };

/** Call before the rows that hold the paths are deleted. */
async function listDeletedFiles(tx: Transaction, { from, to }: Merge): Promise<string[]> {
  const rows = await tx.execute<Row>(sql`
    select 'avatar' as kind, avatar_path as path, 0 as width from users
      where id = ${from.id} and avatar_path is not null
    union all
    select 'cover', cover_path, 0 from profiles where user_id = ${from.id} and cover_path is not null
      and exists (select from profiles own where own.user_id = ${to.id})
    union all
    select 'file', path, 0 from data_exports where user_id = ${from.id} and path is not null
    union all
    select 'file', a.path, case when a.kind = 'image' then a.width else 0 end from message_attachments a
      join conversations c on c.id = a.conversation_id
      where c.low_user_id = least(${from.id}, ${to.id}::int) and c.high_user_id = greatest(${from.id}, ${to.id}::int)`);
  return rows.flatMap(({ kind, path, width }) => {
    if (kind === "avatar") return avatarPaths(path);
    if (kind === "cover") return coverPaths(path);
    return width > 0 ? imagePaths({ path, width }) : [path];
  });
}
