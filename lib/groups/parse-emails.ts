import { emailAddress } from "@/lib/core/schemas/fields";
import { foldEmail } from "@/lib/core/text/fold-email";

/** `line` is counted from one. */
type MalformedLine = { line: number; text: string };

/** A comma or semicolon in quotes or angle brackets separates nothing. */
const entryPattern = /(?:"[^"]*"|<[^<>]*>|[^,;])+/g;
const address = emailAddress();

/** Emails separated by commas, semicolons and new lines, as `Name <address>` too; each once, in lower case. */
export function parseEmails(text: string): { emails: string[]; malformed: MalformedLine[] } {
  const emails = new Set<string>();
  const malformed: MalformedLine[] = [];
  for (const [index, line] of text.split(/\r\n|[\r\n]/).entries()) {
    for (const [entry] of line.matchAll(entryPattern)) {
      const trimmed = entry.trim();
      if (trimmed === "") continue;
      const { success, data } = address.safeParse(/<([^<>]*)>$/.exec(trimmed)?.[1] ?? trimmed);
      if (success) emails.add(foldEmail(data));
      else malformed.push({ line: index + 1, text: trimmed });
    }
  }
  return { emails: [...emails], malformed };
}
