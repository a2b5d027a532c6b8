import { randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { passkeyChallengePurposes } from "@/db/enums";
import { passkeyChallenges } from "@/db/schema/two-factor";
import { appUrl } from "@/lib/core/env";

const ttl = sql`interval '5 minutes'`;
export const challengeTimeoutMs = 300_000;

type Challenge = {
  userId: number;
  /** The id of the session or the pending sign-in, the only one whose response is accepted. */
  ownerId: string;
  purpose: (typeof passkeyChallengePurposes)[number];
};

/** Replaces the earlier challenge of the same owner. */
export async function createChallenge(
  tx: Database,
  { userId, ownerId, purpose }: Challenge,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const row = { userId, challenge, createdAt: sql`now()` };
  await tx
    .insert(passkeyChallenges)
    .values({ ownerId, purpose, ...row })
    .onConflictDoUpdate({ target: [passkeyChallenges.ownerId, passkeyChallenges.purpose], set: row });
  return challenge;
}

/** Returns null if there is none or it is too old. When two requests are simultaneous, one gets it. */
export async function consumeChallenge(
  tx: Database,
  { userId, ownerId, purpose }: Challenge,
): Promise<string | null> {
  const [row] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.ownerId, ownerId),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({
      challenge: passkeyChallenges.challenge,
      isFresh: sql<boolean>`${gt(passkeyChallenges.createdAt, sql`now() - ${ttl}`)}`,
    });
  return row?.isFresh ? row.challenge : null;
}

export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(appUrl());
  return { id: hostname, origin };
}
