import { AsyncLocalStorage } from "node:async_hooks";

/** `status`: of the answer, when the page being rendered tells of what is not there: a page itself cannot set it. */
export type RequestContext = {
  id: string;
  address: string;
  path: string;
  databaseDown: boolean;
  status: 404 | 410 | null;
};

// Kept on globalThis: the server and the framework's bundles each load this file.
const shared = globalThis as typeof globalThis & { preauRequest?: AsyncLocalStorage<RequestContext> };
shared.preauRequest ??= new AsyncLocalStorage();
const storage = shared.preauRequest;

/** What the server noted about the request being answered; undefined outside one (scripts, build). */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

export function withRequestContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

/** Makes the answer of the page being rendered a 410: it tells of what is no more. */
export const setGoneStatus = () => setStatus(410);

/** Makes it a 404. The framework's own way, `notFound()`, leaves a page that is empty without its scripts. */
export const setNotFoundStatus = () => setStatus(404);

function setStatus(status: 404 | 410): void {
  const context = requestContext();
  if (context) context.status = status;
}
