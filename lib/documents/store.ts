import type { DocumentKind } from "@/db/enums";
import type { Owner } from "@/lib/core/decoder/fair-queue";
import { createStoragePath } from "@/lib/core/storage/paths";
import { storage } from "@/lib/core/storage/storage";
import { sanitizeFileName } from "./file-name";
import { rewritePdf } from "./rewrite-pdf";

export type StoredDocument = { kind: DocumentKind; name: string; path: string; size: number };

export type DocumentUpload = { kind: DocumentKind; upload: string; name: string | undefined };

const fallbackNames: Record<DocumentKind, string> = { resume: "CV", cover_letter: "Lettre" };

export async function storeDocument(
  owner: Owner,
  { kind, upload, name }: DocumentUpload,
  field: DocumentKind | "file" = kind,
): Promise<StoredDocument> {
  const bytes = await rewritePdf(owner, upload, field);
  const path = createStoragePath("documents", "pdf");
  await storage().put(path, bytes);
  return { kind, name: sanitizeFileName(name, fallbackNames[kind]), path, size: bytes.length };
}
