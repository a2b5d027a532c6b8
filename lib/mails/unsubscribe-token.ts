import { isSignature, sign } from "@/lib/core/crypto/signature";
import { appUrl } from "@/lib/env";
import { type MailCategory, mailCategories } from "./kinds";

type Wish = { userId: number; category: MailCategory };

/** Says whose and which mails are to stop; works without a session, as often as one likes. */
export function unsubscribeToken({ userId, category }: Wish): string {
  return `${userId}.${category}.${sign("unsubscribe", userId, category)}`;
}

/** What a token says; null when we did not make it. */
export function readUnsubscribeToken(token: string): Wish | null {
  const [id = "", name, signature = ""] = token.split(".");
  const category = mailCategories.find((known) => known === name);
  const userId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (!category || userId < 1 || userId > 2_147_483_647) return null;
  return isSignature(signature, "unsubscribe", userId, category) ? { userId, category } : null;
}

/** For a mail's header: mail programs post to it (RFC 8058), a person who opens it is led to the page. */
export function oneClickAddress(wish: Wish): string {
  return `${appUrl()}/api/mails/unsubscribe?token=${unsubscribeToken(wish)}`;
}

/** For a mail's foot: a page that asks and says what happened. */
export function unsubscribePage(wish: Wish): string {
  return `${appUrl()}/unsubscribe?token=${unsubscribeToken(wish)}`;
}
