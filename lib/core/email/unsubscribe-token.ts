import { type EmailCategory, emailCategories } from "@/db/enums";
import { isSignature, sign } from "@/lib/core/crypto/signature";
import { appUrl } from "@/lib/core/env";
import { parseId } from "@/lib/core/schemas/parse-id";

type Unsubscription = { userId: number; category: EmailCategory };

export function unsubscribeToken({ userId, category }: Unsubscription): string {
  return `${userId}.${category}.${sign("unsubscribe", userId, category)}`;
}

export function readUnsubscribeToken(token: string): Unsubscription | null {
  const [id = "", name, signature = ""] = token.split(".");
  const category = emailCategories.find((candidate) => candidate === name);
  const userId = parseId(id);
  if (!category || userId === null) return null;
  return isSignature(signature, "unsubscribe", userId, category) ? { userId, category } : null;
}

/** Mail programs post to it (RFC 8058); a browser is redirected to the page. */
export function oneClickUnsubscribeUrl(subscription: Unsubscription): string {
  return `${appUrl()}/api/emails/unsubscribe?token=${unsubscribeToken(subscription)}`;
}

export function unsubscribePageUrl(subscription: Unsubscription): string {
  return `${appUrl()}/unsubscribe?token=${unsubscribeToken(subscription)}`;
}
