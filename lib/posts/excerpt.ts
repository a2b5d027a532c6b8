import { toLine } from "@/lib/core/text/to-line";

const maxLength = 60;

/** A post as a title, cut at a word boundary; empty for a post without text. */
export function excerpt(content: string): string {
  const text = toLine(content);
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, maxLength + 1).join("");
  const end = cut.lastIndexOf(" ");
  // A word longer than a title, such as a URL, is cut.
  const words = end > 0 ? cut.slice(0, end) : characters.slice(0, maxLength).join("");
  return `${words.replace(/[\s,;:.!?…–—-]+$/u, "")}…`;
}
