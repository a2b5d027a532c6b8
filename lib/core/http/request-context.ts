import { AsyncLocalStorage } from "node:async_hooks";

/** `endpoint`: the path of its declaration, once it is known. `status`: what a page sets for its own response, which the framework does not allow. */
export type RequestContext = {
  id: string;
  ipAddress: string;
  path: string;
  /** The query of the URL, empty or from the question mark on. */
  search: string;
  isDatabaseDown: boolean;
  status: 404 | 410 | null;
  endpoint: string | null;
  /** Whether the whole body has arrived. */
  isComplete: () => boolean;
  /** The body of the response, if `setBody` was called. */
  body: string | Buffer | null;
  /** Sets the body that the server sends for a response that the framework ends without one. */
  setBody: (text: string) => Promise<void>;
  /** Runs when the response has left. */
  afterResponse: (work: () => Promise<void>) => void;
};

// Stored on globalThis, because the server and the framework's bundles each load this file.
const shared = globalThis as typeof globalThis & { preauRequest?: AsyncLocalStorage<RequestContext> };
shared.preauRequest ??= new AsyncLocalStorage();
const storage = shared.preauRequest;

export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

export function withRequestContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

export const setGoneStatus = () => setStatus(410);

/** `notFound()` of the framework leaves a page that is empty without scripts. */
export const setNotFoundStatus = () => setStatus(404);

function setStatus(status: 404 | 410): void {
  const context = requestContext();
  if (context) context.status = status;
}
