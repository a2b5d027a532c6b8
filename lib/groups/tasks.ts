import { lt, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { groups } from "@/db/schema/groups";
import { avatarPaths } from "@/lib/core/images/urls";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { restorableDays } from "./limits";

export async function deleteHiddenGroups(): Promise<void> {
  const deleted = await systemDb
    .delete(groups)
    .where(lt(groups.deletedAt, sql`now() - make_interval(days => ${restorableDays})`))
    .returning({ path: groups.avatarPath });
  await deleteFilesAfterCommit(deleted.flatMap(({ path }) => (path ? avatarPaths(path) : [])));
}
