type TextPart = { text: string; href?: string };

const candidates = /https?:\/\/[^\s\p{C}<>"'`«»“”\\]+/giu;
const longest = 2048;
const shown = 80;

/** Only http and https URLs get an `href`. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidates)) {
    if (match[0].length > longest) continue;
    const typed = withoutTail(match[0]);
    const url = safeUrl(typed);
    if (!url) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: shorten(readable(typed, url)), href: url.href });
    from = match.index + typed.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Trailing punctuation belongs to the sentence. */
function withoutTail(typed: string): string {
  let end = typed.length;
  for (; end > 0; end--) {
    const last = typed[end - 1] ?? "";
    if (/[.,;:!?…*_~]/u.test(last)) continue;
    if (last === ")" && count(typed, ")", end) > count(typed, "(", end)) continue;
    if (last === "]" && count(typed, "]", end) > count(typed, "[", end)) continue;
    break;
  }
  return typed.slice(0, end);
}

function count(text: string, letter: string, end: number): number {
  return text.slice(0, end).split(letter).length - 1;
}

/** Credentials in a URL deceive: `https://bank.example@evil.example`. */
function safeUrl(typed: string): URL | null {
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  const web = url.protocol === "http:" || url.protocol === "https:";
  return web && !url.username && !url.password && url.hostname.includes(".") ? url : null;
}

/** Hosts in other scripts are shown as punycode: lookalike letters deceive. */
function readable(typed: string, url: URL): string {
  const host = /^https?:\/\/([^/?#]*)/iu.exec(typed)?.[1] ?? "";
  return /^[\p{Script=Latin}\d.:-]+$/u.test(host) ? typed : url.href;
}

function shorten(text: string): string {
  return text.length > shown ? `${Array.from(text).slice(0, shown).join("")}…` : text;
}
