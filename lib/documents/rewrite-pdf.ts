import type { DocumentKind } from "@/db/enums";
import { decode } from "@/lib/core/decoder/decode";
import type { Owner } from "@/lib/core/decoder/fair-queue";
import { DecoderLimitError } from "@/lib/core/decoder/limits";
import { AppError, invalid } from "@/lib/core/errors/app-error";

const codes = { unreadable: "pdf_unreadable", locked: "pdf_locked", active: "pdf_active" } as const;

/** Throws `pdf_kind_refused`, or `validation_failed` with the reason. */
export async function rewritePdf(
  owner: Owner,
  source: string | Buffer,
  field: DocumentKind | "file",
): Promise<Buffer> {
  const { finding, bytes } = await inspectPdf(owner, source);
  if (finding === "kind") throw new AppError("pdf_kind_refused");
  if (!bytes) throw invalid(field, codes[finding as keyof typeof codes]);
  return bytes;
}

/** `bytes`: the rewritten file, only of a `fine` one. */
export async function inspectPdf(
  owner: Owner,
  source: string | Buffer,
): Promise<{ finding: string; bytes?: Buffer }> {
  try {
    const { value, parts } = await decode({ owner, module: "lib/documents/decoder.mjs", source });
    return { finding: String(value), bytes: parts[0] };
  } catch (error) {
    if (error instanceof DecoderLimitError) return { finding: "unreadable" };
    throw error;
  }
}
