import { documentLimits } from "./constants";

const end = ".pdf";
/** Control characters, and those that turn the reading direction. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A name to show and to save under, out of what a browser called a file; `otherwise` when nothing of it is left. */
export function sanitizeFileName(sent: string | undefined, otherwise: string): string {
  const last = (sent ?? "").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(invisibleCharacters, "")
    .replace(/[<>:"|?*]/g, " ")
    .replace(/\s+/gu, " ")
    .replace(/\.pdf$/i, "")
    .replace(/^[. ]+|[. ]+$/g, "");
  const room = documentLimits.name - end.length;
  return `${Array.from(plain).slice(0, room).join("").trim() || otherwise}${end}`;
}
