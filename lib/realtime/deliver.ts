import { log } from "@/lib/log";

const mostUnderWay = 500;
let underWay = 0;

/** Makes a call to the realtime server that may fail: then it is one line in the log. Never rejects. */
export async function deliver(what: string, call: () => Promise<unknown>): Promise<void> {
  // A server that hangs must not gather calls without end.
  if (underWay >= mostUnderWay) {
    log.warn({ what }, "The realtime server is too slow; an event was dropped");
    return;
  }
  underWay += 1;
  try {
    await call();
  } catch (error) {
    log.warn({ what, err: reason(error) }, "The realtime server was not reached");
  } finally {
    underWay -= 1;
  }
}

type Failure = { message: string; status?: number; error?: { code?: string; type?: string } };

// Not the error itself: its address carries the call's signature.
function reason(error: unknown): string {
  const { message, status, error: cause } = error as Failure;
  return [message, status ?? cause?.code ?? cause?.type].filter(Boolean).join(": ");
}
