import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { applications } from "@/db/schema/applications";
import { documents } from "@/db/schema/documents";
import { isoDateOf } from "@/lib/core/api/response-columns";
import type { MemberParams, Viewer } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { documentLink } from "./links";
import type { OwnDocument } from "./schemas";

export async function listDocuments(viewer: Viewer<"student">): Promise<OwnDocument[]> {
  const rows = await readSavedDocuments({ viewer: viewer.id });
  return rows.map((row) => serializeDocument(viewer, row));
}

const readSavedDocuments = prepareOnce(() =>
  db
    .select(documentColumns)
    .from(documents)
    .where(savedDocumentOf({ id: sql.placeholder("viewer") }))
    .orderBy(desc(documents.createdAt), desc(documents.id)),
);

export function savedDocumentOf(viewer: Pick<MemberParams, "id">): SQL | undefined {
  return and(eq(documents.userId, viewer.id), isNull(documents.archivedAt));
}

export const documentColumns = {
  ...pickColumns(documents, "id", "kind", "name", "size", "path"),
  created_at: isoDateOf(documents.createdAt),
  applications_count: sql<number>`(select count(*)::int from ${applications} sent
    where sent.resume_id = documents.id or sent.cover_letter_id = documents.id)`,
};

export function serializeDocument(viewer: Viewer<"student">, row: OwnDocument): OwnDocument {
  return { ...row, path: documentLink(viewer.id, row.path) };
}
