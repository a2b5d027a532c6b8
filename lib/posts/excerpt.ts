import { cutText } from "@/lib/core/text/cut-text";
import { toLine } from "@/lib/core/text/to-line";

const maxLength = 60;

/** A post as a title, cut at a word boundary; empty for a post without text. */
export function excerpt(content: string): string {
  const text = toLine(content);
  const cut = cutText(text, maxLength);
  if (cut === text) return text;
  const end = cutText(text, maxLength + 1).lastIndexOf(" ");
  // A word longer than a title, such as a URL, is cut.
  const words = end > 0 ? text.slice(0, end) : cut;
  return `${words.replace(/[\s,;:.!?…–—-]+$/u, "")}…`;
}
