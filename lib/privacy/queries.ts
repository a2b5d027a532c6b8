import { desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { dataExports } from "@/db/schema/privacy";
import { users } from "@/db/schema/users";
import { isoDateOf } from "@/lib/core/api/response-columns";
import type { Member } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { storageUrl } from "@/lib/core/storage/urls";
import type { DataExport } from "./contract";

const maxListed = 5;

type PrivacyData = { exports: DataExport[]; hasPassword: boolean };

export async function getPrivacyData(viewer: Member): Promise<PrivacyData> {
  const rows = await readPrivacyData({ user: viewer.id });
  const exports = rows.flatMap(({ hasPassword: _, size, ...row }) =>
    row.created_at ? [{ size, ...row }] : [],
  );
  return { exports, hasPassword: rows[0]?.hasPassword ?? true };
}

const readPrivacyData = prepareOnce(() =>
  db
    .select({ ...columns, hasPassword: sql<boolean>`${users.passwordHash} <> ''` })
    .from(users)
    .leftJoin(dataExports, eq(dataExports.userId, users.id))
    .where(eq(users.id, sql.placeholder("user")))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(limitInText(maxListed)),
);

export function listDataExports(viewer: Member): Promise<DataExport[]> {
  return db
    .select(columns)
    .from(dataExports)
    .where(eq(dataExports.userId, viewer.id))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(maxListed);
}

const isExpired = sql`${dataExports.status} = 'ready' and ${dataExports.expiresAt} <= now()`;
const columns = {
  status: sql<DataExport["status"]>`case when ${isExpired} then 'expired' else ${dataExports.status} end`,
  url: sql<
    string | null
  >`case when ${dataExports.status} = 'ready' and (${isExpired}) is not true then ${dataExports.path} end`.mapWith(
    storageUrl,
  ),
  size: dataExports.size,
  created_at: isoDateOf(dataExports.createdAt),
  expires_at: isoDateOf(dataExports.expiresAt),
};
