import { db } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { AppError } from "@/lib/api/errors";
import { spend } from "@/lib/api/limiter";
import type { Viewer } from "@/lib/auth/viewer";
import { requestContext } from "@/lib/http/request-context";
import { type LinkPurpose, opens } from "./links";

/**
 * Whether a link of a mail still opens something; looking does not use it up. The secret itself is the permission, and
 * whoever looks too often is told yes: the call behind the form says the rest.
 */
export async function isOpenLink(
  _viewer: Viewer,
  secret: string,
  purposes: readonly LinkPurpose[],
): Promise<boolean> {
  if (!(await mayLook())) return true;
  const found = await db.select({ id: accountTokens.id }).from(accountTokens).where(opens(secret, purposes));
  return found.length > 0;
}

async function mayLook(): Promise<boolean> {
  try {
    await spend("linkLooks", requestContext()?.address ?? "unknown");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}
