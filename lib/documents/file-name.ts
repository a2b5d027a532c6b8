import { documentLimits } from "./kinds";

const end = ".pdf";
/** Control characters, and those that turn the reading direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A name to show and to save under, out of what a browser called a file; `otherwise` when nothing of it is left. */
export function documentName(sent: string | undefined, otherwise: string): string {
  const last = (sent ?? "").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/[<>:"|?*]/g, " ")
    .replace(/\s+/gu, " ")
    .replace(/\.pdf$/i, "")
    .replace(/^[. ]+|[. ]+$/g, "");
  const room = documentLimits.name - end.length;
  return `${Array.from(plain).slice(0, room).join("").trim() || otherwise}${end}`;
}
