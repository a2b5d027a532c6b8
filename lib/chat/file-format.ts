import { open } from "node:fs/promises";
import { imageTypeOf } from "@/lib/core/images/image-type-of";

export type FileFormat = "image" | "mp4" | "webm" | "pdf" | "doc" | "docx";

const headBytes = 16;
const tailBytes = 64 * 1024;

/** Returns the format of a file by its bytes, whatever its name and declared type; null for formats that no message may have. */
export async function detectFileFormat(path: string): Promise<FileFormat | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.toString("latin1", 0, bytesRead);
    };
    const head = await read(headBytes, 0);
    if (imageTypeOf(head)) return "image";
    if (head.startsWith("%PDF-")) return "pdf";
    if (/^[\s\S]{4}ftyp/.test(head)) return "mp4";
    if (head.startsWith("\x1a\x45\xdf\xa3")) return "webm";
    if (head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return "doc";
    // A ZIP lists its entries at its end.
    const isWord =
      head.startsWith("PK\x03\x04") && isWordArchive(await read(tailBytes, Math.max(0, size - tailBytes)));
    return isWord ? "docx" : null;
  } finally {
    await file.close();
  }
}

function isWordArchive(tail: string): boolean {
  return tail.includes("PK\x05\x06") && tail.includes("word/document.xml");
}
