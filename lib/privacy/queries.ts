import { desc, eq, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { dataExports } from "@/db/schema/privacy";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import type { DataExport } from "./contract";

const maxListed = 5;

export type PrivacyData = { exports: DataExport[]; email: string; hasPassword: boolean };

export async function getPrivacyData(viewer: Member): Promise<PrivacyData> {
  const rows = await db
    .select({ ...columns, hasPassword: sql<boolean>`${users.passwordHash} <> ''` })
    .from(users)
    .leftJoin(dataExports, eq(dataExports.userId, users.id))
    .where(eq(users.id, viewer.id))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(maxListed);
  const exports = rows.flatMap((row) =>
    row.createdAt ? [serializeExport({ ...row, createdAt: row.createdAt })] : [],
  );
  return { exports, email: viewer.email, hasPassword: rows[0]?.hasPassword ?? true };
}

export async function listDataExports(viewer: Member): Promise<DataExport[]> {
  const rows = await db
    .select(columns)
    .from(dataExports)
    .where(eq(dataExports.userId, viewer.id))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(maxListed);
  return rows.map(serializeExport);
}

const columns = {
  status: sql<
    DataExport["status"]
  >`case when ${dataExports.status} = 'ready' and ${dataExports.expiresAt} <= now()
    then 'expired' else ${dataExports.status} end`,
  path: dataExports.path,
  size: dataExports.size,
  createdAt: dataExports.createdAt,
  expiresAt: dataExports.expiresAt,
};

type Row = {
  status: DataExport["status"];
  path: string | null;
  size: number | null;
  createdAt: Date;
  expiresAt: Date | null;
};

function serializeExport({ status, path, size, createdAt, expiresAt }: Row): DataExport {
  return {
    status,
    url: status === "ready" && path ? storageUrl(path) : null,
    size,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
