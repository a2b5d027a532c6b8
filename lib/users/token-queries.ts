import { db } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { requestContext } from "@/lib/core/http/request-context";
import { type TokenPurpose, tokenIsValid } from "./tokens";

/**
 * Whether a link of a mail still opens something; looking does not use it up. The secret itself is the permission, and
 * whoever looks too often is told yes: the call behind the form says the rest.
 */
export async function isValidToken(
  _viewer: Viewer,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<boolean> {
  if (!(await consumeLookupLimit())) return true;
  const found = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(tokenIsValid(secret, purposes));
  return found.length > 0;
}

async function consumeLookupLimit(): Promise<boolean> {
  try {
    await consume("linkLooks", requestContext()?.address ?? "unknown");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}
