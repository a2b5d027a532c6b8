import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { newPath } from "@/lib/storage/paths";
import { storage } from "@/lib/storage/storage";
import { documentName } from "./file-name";
import { inspectPdf } from "./inspect";
import type { DocumentKind } from "./kinds";

/** What its row will say of a stored document. */
export type StoredDocument = { kind: DocumentKind; name: string; path: string; size: number };

export type Arriving = { kind: DocumentKind; upload: string; name: string | undefined };

const otherwise: Record<DocumentKind, string> = { resume: "CV", cover_letter: "Lettre" };

/** Looks at an upload and keeps it. Nobody sees it before its row is there. Throws as `inspectPdf` does, of `field`. */
export async function storeDocument(
  { kind, upload, name }: Arriving,
  field: DocumentKind | "file" = kind,
): Promise<StoredDocument> {
  await inspectPdf(upload, field);
  const path = newPath("documents", "pdf");
  const { size } = await stat(upload);
  await storage().put(path, createReadStream(upload));
  return { kind, name: documentName(name, otherwise[kind]), path, size };
}
