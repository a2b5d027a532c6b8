import { log } from "@/lib/core/log";
import { CircuitBreaker } from "./circuit-breaker";

const maxPending = 500;
let pending = 0;

// A server that hangs costs one caller the timeout, not each of them.
const breaker = new CircuitBreaker(1000, (error) => (error as Failure).status === undefined);

export async function deliver(what: string, call: () => Promise<unknown>): Promise<boolean> {
  // Calls to a server that hangs must not pile up.
  if (pending >= maxPending) {
    log.warn({ what }, "The realtime server is too slow; an event was dropped");
    return false;
  }
  pending += 1;
  try {
    await breaker.run(call);
    return true;
  } catch (error) {
    log.warn({ what, err: describeError(error) }, "The realtime server was not reached");
    return false;
  } finally {
    pending -= 1;
  }
}

type Failure = { message: string; status?: number; error?: { code?: string; type?: string } };

// Not the error itself: its URL carries the signature.
function describeError(error: unknown): string {
  const { message, status, error: cause } = error as Failure;
  return [message, status ?? cause?.code ?? cause?.type].filter(Boolean).join(": ");
}
