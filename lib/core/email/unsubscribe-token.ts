import { isSignature, sign } from "@/lib/core/crypto/signature";
import { appUrl } from "@/lib/core/env";
import { type EmailCategory, emailCategories } from "./templates";

type Unsubscription = { userId: number; category: EmailCategory };

/** Says whose and which mails are to stop; works without a session, as often as one likes. */
export function unsubscribeToken({ userId, category }: Unsubscription): string {
  return `${userId}.${category}.${sign("unsubscribe", userId, category)}`;
}

/** What a token says; null when we did not make it. */
export function readUnsubscribeToken(token: string): Unsubscription | null {
  const [id = "", name, signature = ""] = token.split(".");
  const category = emailCategories.find((known) => known === name);
  const userId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (!category || userId < 1 || userId > 2_147_483_647) return null;
  return isSignature(signature, "unsubscribe", userId, category) ? { userId, category } : null;
}

/** For a mail's header: mail programs post to it (RFC 8058), a person who opens it is led to the page. */
export function oneClickAddress(wish: Unsubscription): string {
  return `${appUrl()}/api/mails/unsubscribe?token=${unsubscribeToken(wish)}`;
}

/** For a mail's foot: a page that asks and says what happened. */
export function unsubscribePage(wish: Unsubscription): string {
  return `${appUrl()}/unsubscribe?token=${unsubscribeToken(wish)}`;
}
