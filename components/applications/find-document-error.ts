import { documentLimits } from "@/lib/documents/constants";
import type { SelectedDocument } from "./use-apply";

/** Finds the errors that can be shown before the upload. */
export async function findDocumentError(
  document: SelectedDocument,
): Promise<"notPdf" | "tooLarge" | "unreadable" | null> {
  if (!("file" in document)) return null;
  const { file } = document;
  if (file.size > documentLimits.bytes) return "tooLarge";
  // A folder, or a file that was moved or changed since it was selected.
  const start = await file
    .slice(0, 8)
    .text()
    .catch(() => null);
  if (start === null) return "unreadable";
  return /^%PDF-\d\.\d/.test(start) ? null : "notPdf";
}
