import { and, eq, isNull, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { dataExports } from "@/db/schema/privacy";
import { users } from "@/db/schema/users";
import { enqueueEmail, type Recipient, recipientColumns } from "@/lib/core/email/outbox";
import { defaultLocale } from "@/lib/core/i18n/locales";
import { log } from "@/lib/core/log";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { createStoragePath } from "@/lib/core/storage/paths";
import { storage } from "@/lib/core/storage/storage";
import { runForEach } from "@/lib/core/tasks/run-for-each";
import { notify } from "@/lib/notifications/notify";
import { buildArchive } from "./archive";
import type { TableRules } from "./table-rules";
import { listVerifiedEmails } from "./verified-emails";

const maxAttempts = 3;

export async function buildDataExports(tables: readonly TableRules[]): Promise<void> {
  for (let next = await claimNext(); next; next = await claimNext()) {
    try {
      await buildExport(next, tables);
    } catch (error) {
      log.error({ err: error, export: next.id }, "a data export failed");
    }
  }
}

export async function expireDataExports(): Promise<void> {
  const expired = await systemDb
    .select({ id: dataExports.id, path: dataExports.path })
    .from(dataExports)
    .where(and(eq(dataExports.status, "ready"), sql`${dataExports.expiresAt} <= now()`))
    .orderBy(dataExports.id)
    .limit(500);
  await runForEach(expired, "a data export was not deleted", async ({ id, path }) => {
    await systemDb.update(dataExports).set({ status: "expired", path: null }).where(eq(dataExports.id, id));
    if (path) await deleteFilesAfterCommit([path]);
  });
}

type ClaimedExport = { id: string; user_id: number; path: string; abandoned: string | null };

/** The path is stored before the file, so that a file of a process that ended is found and deleted. */
async function claimNext(): Promise<ClaimedExport | undefined> {
  await markFailed();
  const [row] = await systemDb.execute<ClaimedExport>(sql`
    with next as (
      select id, path from data_exports where status = 'pending' and due_at <= now()
      order by due_at, id limit 1 for update skip locked
    )
    update data_exports e set attempts = attempts + 1, due_at = now() + interval '10 minutes',
      path = ${createStoragePath("exports", "zip")}
    from next where e.id = next.id returning e.id, e.user_id, e.path, next.path as abandoned`);
  return row;
}

async function markFailed(): Promise<void> {
  const rows = await systemDb.execute<{ path: string | null }>(sql`
    with exhausted as (
      select id, path from data_exports where status = 'pending' and due_at <= now() and attempts >= ${maxAttempts}
      for update skip locked
    )
    update data_exports e set status = 'failed', path = null from exhausted where e.id = exhausted.id returning exhausted.path`);
  await deleteFilesAfterCommit(rows.flatMap(({ path }) => path ?? []));
}

async function buildExport(
  { id, user_id, path, abandoned }: ClaimedExport,
  tables: readonly TableRules[],
): Promise<void> {
  if (abandoned) await deleteFilesAfterCommit([abandoned]);
  const [user] = await systemDb
    .select({
      ...recipientColumns,
      name: users.name,
      role: users.role,
      addresses: listVerifiedEmails,
    })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.deletedAt)));
  if (!user) {
    await systemDb.update(dataExports).set({ status: "failed", path: null }).where(eq(dataExports.id, id));
    return;
  }
  await storage().put(path, await buildArchive(user, user.locale ?? defaultLocale, tables));
  const isAnnounced = await announce({ id, path }, user);
  if (!isAnnounced) await deleteFilesAfterCommit([path]);
}

/** Marks it ready and notifies in one transaction; false when another process has claimed it meanwhile. */
async function announce(
  built: { id: string; path: string },
  user: Recipient & { id: number; role: string },
): Promise<boolean> {
  const size = (await storage().stat(built.path))?.size ?? 0;
  return systemDb.transaction(async (tx) => {
    const { count } = await tx
      .update(dataExports)
      .set({ status: "ready", size, readyAt: sql`now()`, expiresAt: sql`now() + interval '7 days'` })
      .where(
        and(
          eq(dataExports.id, built.id),
          eq(dataExports.path, built.path),
          eq(dataExports.status, "pending"),
        ),
      );
    if (count === 0) return false;
    const params = { area: user.role };
    await enqueueEmail(user, { kind: "data_export_ready", params }, tx);
    await notify(user.id, { kind: "data_export_ready", about: "data", params }, tx);
    return true;
  });
}
