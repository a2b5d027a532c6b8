import { sql } from "drizzle-orm";
import { hashTokenSecret, tokenSecret } from "@/lib/core/auth/token-secrets";

type Link = { groupId: number; createdBy: number; days: number; maxUses: number | null };

/** The columns of a new link; its token is made from the id, and only the hash is stored. */
export function invitationLinkRow({ days, ...columns }: Link) {
  const id = crypto.randomUUID();
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  return { ...columns, id, tokenHash: hashTokenSecret(tokenSecret(id)), expiresAt };
}
