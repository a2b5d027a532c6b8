import type { Attachment, AttachmentSummary } from "./schemas";

/** Attachments of several kinds are summarized as files. Returns null without attachments. */
export function summarizeAttachments(
  attachments: readonly Pick<Attachment, "kind">[],
): AttachmentSummary | null {
  const [first] = attachments;
  if (!first) return null;
  const isOneKind = attachments.every(({ kind }) => kind === first.kind);
  return { kind: isOneKind ? first.kind : "file", count: attachments.length };
}
