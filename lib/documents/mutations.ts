import { and, eq, sql } from "drizzle-orm";
import type { DocumentKind } from "@/db/enums";
import { documents } from "@/db/schema/documents";
import { consume } from "@/lib/core/api/rate-limiter";
import type { UploadNames, Uploads } from "@/lib/core/api/uploads";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { deleteFilesAfterCommit } from "@/lib/core/storage/delete-after-commit";
import { createStoragePath } from "@/lib/core/storage/paths";
import { recordStoredFiles } from "@/lib/core/storage/quota";
import { deleteOnFailure, storage } from "@/lib/core/storage/storage";
import { documentLimits } from "./constants";
import { sanitizeFileName } from "./file-name";
import { documentColumns, savedDocumentOf, serializeDocument } from "./queries";
import type { OwnDocument } from "./schemas";
import { type StoredDocument, storeDocument } from "./store";

export async function createDocument(
  viewer: Viewer<"student">,
  kind: DocumentKind,
  files: Uploads,
  names: UploadNames,
): Promise<OwnDocument> {
  const upload = files.file?.[0];
  if (!upload) throw invalid("file", "pdf_required");
  await consume("uploads", viewer.id);
  const stored = await storeDocument(viewer.id, { kind, upload, name: names[upload] }, "file");
  return insertDocument(viewer, stored);
}

type NewDocument = { kind: DocumentKind; name: string; bytes: Uint8Array };

/** Stores a PDF of the application's own making. Throws `too_many_documents`. */
export async function createOwnDocument(
  viewer: Viewer<"student">,
  { kind, name, bytes }: NewDocument,
): Promise<OwnDocument> {
  await consume("uploads", viewer.id);
  const stored = {
    kind,
    name: sanitizeFileName(name, "CV"),
    path: createStoragePath("documents", "pdf"),
    size: bytes.length,
  };
  await storage().put(stored.path, bytes);
  return insertDocument(viewer, stored);
}

function insertDocument(viewer: Viewer<"student">, stored: StoredDocument): Promise<OwnDocument> {
  const write = () =>
    runTransaction(viewer, async (tx) => {
      // The lock of this statement makes the limit hold for simultaneous requests.
      await recordStoredFiles(tx, viewer.id, [stored]);
      const count = await tx.$count(documents, savedDocumentOf(viewer));
      if (count >= documentLimits.saved) throw new AppError("too_many_documents");
      const [row] = await tx
        .insert(documents)
        .values({ userId: viewer.id, ...stored })
        .returning({ ...documentColumns, applications_count: sql<number>`0` });
      if (!row) throw new AppError("internal");
      return serializeDocument(viewer, row);
    });
  return deleteOnFailure([stored.path], write);
}

export async function deleteDocument(viewer: Viewer<"student">, id: number): Promise<void> {
  const isOwn = and(eq(documents.id, id), savedDocumentOf(viewer));
  const deletedPaths = await runTransaction(viewer, async (tx) => {
    // The lock waits for an application that is being sent with it.
    const [document] = await tx.select({ id: documents.id }).from(documents).where(isOwn).for("update");
    if (!document) throw new AppError("not_found");
    const isUnsent = sql`not exists (select from applications where ${id} in (resume_id, cover_letter_id))`;
    const deleted = await tx
      .delete(documents)
      .where(and(isOwn, isUnsent))
      .returning({ path: documents.path });
    if (deleted.length === 0) await tx.update(documents).set({ archivedAt: sql`now()` }).where(isOwn);
    return deleted.map(({ path }) => path);
  });
  await deleteFilesAfterCommit(deletedPaths);
}
