import { log } from "@/lib/core/log";
import { CircuitBreaker } from "./circuit-breaker";

const maxPending = 500;

/** The timeout of events, for which no request waits: a server that is busy for seconds receives them late, and none is lost. */
export const eventTimeoutMs = 5000;

type Deliver = (callName: string, call: () => Promise<unknown>) => Promise<boolean>;

/** Never rejects. Calls to a server that hangs do not pile up, and only one caller waits for the timeout. */
export function createDeliver(level: "warn" | "debug" = "warn"): Deliver {
  let pending = 0;
  // A refused or lost connection takes no time and does not predict the next one.
  const breaker = new CircuitBreaker(1000, (error) => (error as PusherError).error?.type === "aborted");
  return async (callName, call) => {
    if (pending >= maxPending) {
      log[level]({ call: callName }, "The realtime server is too slow; an event was dropped");
      return false;
    }
    pending += 1;
    try {
      await breaker.run(call);
      return true;
    } catch (error) {
      log[level]({ call: callName, err: describeError(error) }, "The realtime server was not reached");
      return false;
    } finally {
      pending -= 1;
    }
  };
}

export const deliver = createDeliver();

type PusherError = { message: string; status?: number; error?: { code?: string; type?: string } };

// Logs a description instead of the error, whose URL contains the signature.
function describeError(error: unknown): string {
  const { message, status, error: cause } = error as PusherError;
  return [message, status ?? cause?.code ?? cause?.type].filter(Boolean).join(": ");
}
