import { db } from "@/db/client";
import type { TokenPurpose } from "@/db/enums";
import { userTokens } from "@/db/schema/users";
import { consume } from "@/lib/core/api/rate-limiter";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { requestContext } from "@/lib/core/http/request-context";
import { tokenIsValid } from "./tokens";

/** Beyond the rate limit the answer is true, which reveals nothing: submitting the form decides. */
export async function isValidToken(
  _viewer: Viewer,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<boolean> {
  if (!(await consumeLookupLimit())) return true;
  const rows = await db.select({ id: userTokens.id }).from(userTokens).where(tokenIsValid(secret, purposes));
  return rows.length > 0;
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
