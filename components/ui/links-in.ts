type TextPart = { text: string; href?: string };

const candidates = /https?:\/\/[^\s\p{C}<>"'`«»“”\\]+/giu;
const maxLength = 2048;
const maxShown = 80;

/** Only http and https URLs get an `href`. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidates)) {
    if (match[0].length > maxLength) continue;
    const candidate = withoutTail(match[0]);
    const url = safeUrl(candidate);
    if (!url) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: shorten(toDisplayUrl(candidate, url)), href: url.href });
    from = match.index + candidate.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Trailing punctuation belongs to the sentence. */
function withoutTail(candidate: string): string {
  let end = candidate.length;
  for (; end > 0; end--) {
    const last = candidate[end - 1] ?? "";
    if (/[.,;:!?…*_~]/u.test(last)) continue;
    if (last === ")" && count(candidate, ")", end) > count(candidate, "(", end)) continue;
    if (last === "]" && count(candidate, "]", end) > count(candidate, "[", end)) continue;
    break;
  }
  return candidate.slice(0, end);
}

function count(text: string, letter: string, end: number): number {
  return text.slice(0, end).split(letter).length - 1;
}

/** Credentials in a URL deceive: `https://bank.example@evil.example`. */
function safeUrl(candidate: string): URL | null {
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && !url.username && !url.password && url.hostname.includes(".") ? url : null;
}

/** Hosts in other scripts are shown as punycode: lookalike letters deceive. */
function toDisplayUrl(candidate: string, url: URL): string {
  const host = /^https?:\/\/([^/?#]*)/iu.exec(candidate)?.[1] ?? "";
  return /^[\p{Script=Latin}\d.:-]+$/u.test(host) ? candidate : url.href;
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > maxShown ? `${characters.slice(0, maxShown).join("")}…` : text;
}
