import { cutText } from "@/lib/core/text/cut-text";
import { limitMarks } from "@/lib/core/text/limit-marks";
import { documentLimits } from "./constants";

/** Control characters, and those that turn the reading direction. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

export function sanitizeFileName(original: string | undefined, fallback: string, extension = ".pdf"): string {
  const last = (original ?? "").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = limitMarks(last)
    .normalize("NFC")
    .replace(invisibleCharacters, "")
    .replace(/[<>:"|?*]/g, " ")
    .replace(/\s+/gu, " ")
    .replace(new RegExp(`\\${extension}$`, "i"), "")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${cutText(plain, documentLimits.name - extension.length).trim() || fallback}${extension}`;
}
