import { AppError } from "@/lib/core/errors/app-error";
import { requestContext } from "@/lib/core/http/request-context";
import { consume } from "./rate-limiter";
import { subnetKey } from "./subnet-key";

/** Whether the page of a link from an email may check its token: false beyond the rate limit of the network. */
export async function consumeTokenLookup(): Promise<boolean> {
  try {
    await consume("tokenLookups", subnetKey(requestContext()?.ipAddress ?? "unknown"));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}
