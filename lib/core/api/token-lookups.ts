import { nullIf } from "@/lib/core/errors/null-if-not-found";
import { requestContext } from "@/lib/core/http/request-context";
import { consume } from "./rate-limiter";
import { subnetKey } from "./subnet-key";

/** Whether the page of a link from an email may check its token: false beyond the rate limit of the network. */
export async function consumeTokenLookup(): Promise<boolean> {
  const subnet = subnetKey(requestContext()?.ipAddress ?? "unknown");
  return (await nullIf(["too_many_requests"], () => consume("tokenLookups", subnet))) !== null;
}
