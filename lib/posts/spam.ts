import { appUrl } from "@/lib/core/env";

const link = /(?:https?:\/\/|www\.)[^\s<>"')\]]*/gi;
const marks = [
  /\[url|<a\s/i,
  /\b(casino|viagra|crypto|bitcoin|forex|backlinks?|seo|porn|escort)\b/i,
  /[\p{Script=Cyrillic}\p{Script=Han}]{10,}/u,
  /(.)\1{9,}/,
];

export function isLikelySpam(content: string): boolean {
  return hasManyLinks(content) || isAllCaps(content) || marks.some((mark) => mark.test(content));
}

/** One link to our own site is allowed, because it is normal. */
function hasManyLinks(content: string): boolean {
  return (content.match(link) ?? []).length > 1 || hasForeignLink(content);
}

/** Whether the text links to another site. */
export function hasForeignLink(content: string): boolean {
  const own = new URL(appUrl()).host;
  return (content.match(link) ?? []).some((url) => !URL.canParse(url) || new URL(url).host !== own);
}

function isAllCaps(content: string): boolean {
  const letters = content.replace(/[^\p{Lu}\p{Ll}]/gu, "");
  return letters.length > 20 && letters === letters.toUpperCase();
}
