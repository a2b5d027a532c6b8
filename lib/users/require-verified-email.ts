import { eq, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { schoolSettings } from "@/db/schema/school-settings";
import { users } from "@/db/schema/users";
import type { Recipient } from "@/lib/core/email/outbox";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors/app-error";
import { enqueueVerificationEmail } from "./email-change";
import { hasValidToken } from "./tokens";

/** Where the school accepts only the addresses of its domains: an unverified one may be invented. */
export const needsVerification = sql<boolean>`(${users.role} = 'student' and ${users.emailVerifiedAt} is null
  and exists (select from ${schoolSettings} where ${schoolSettings.emailDomains} <> '{}'))`;

type User = Recipient & { id: number; name: string; needsVerification: boolean };

/** Sends another link when the last one is too old. Without SMTP no link arrives. Throws `account_unverified`. */
export async function requireVerifiedEmail(user: User): Promise<void> {
  if (!user.needsVerification || env().SMTP_URL === undefined) return;
  const isRejected = await systemDb.transaction(async (tx) => {
    // When two sign-ins are simultaneous, the second waits here and finds the link of the first.
    const ofUser = tx.select({ needsVerification }).from(users).where(eq(users.id, user.id));
    const [current] = await ofUser.for("no key update");
    if (!current?.needsVerification) return false;
    if (!(await hasValidToken(tx, user.id, "verify_email"))) await enqueueVerificationEmail(user, tx);
    return true;
  });
  if (isRejected) throw new AppError("account_unverified");
}
