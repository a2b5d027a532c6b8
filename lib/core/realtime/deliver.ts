import { log } from "@/lib/core/log";
import { CircuitBreaker } from "./circuit-breaker";

const mostUnderWay = 500;
let underWay = 0;

// A server that hangs costs one caller the timeout, not each of them.
const breaker = new CircuitBreaker(1000, (error) => (error as Failure).status === undefined);

/** Returns whether it succeeded. Never rejects. */
export async function deliver(what: string, call: () => Promise<unknown>): Promise<boolean> {
  // Calls to a server that hangs must not pile up.
  if (underWay >= mostUnderWay) {
    log.warn({ what }, "The realtime server is too slow; an event was dropped");
    return false;
  }
  underWay += 1;
  try {
    await breaker.run(call);
    return true;
  } catch (error) {
    log.warn({ what, err: reason(error) }, "The realtime server was not reached");
    return false;
  } finally {
    underWay -= 1;
  }
}

type Failure = { message: string; status?: number; error?: { code?: string; type?: string } };

// Not the error itself: its URL carries the signature.
function reason(error: unknown): string {
  const { message, status, error: cause } = error as Failure;
  return [message, status ?? cause?.code ?? cause?.type].filter(Boolean).join(": ");
}
