import { AsyncLocalStorage } from "node:async_hooks";

/** `gone`: the page being rendered tells of what is no more; a page itself cannot set its answer's status. */
export type RequestContext = { id: string; address: string; databaseDown: boolean; gone: boolean };

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

/** Makes the answer of the page being rendered a 410. */
export function answerGone(): void {
  const context = requestContext();
  if (context) context.gone = true;
}
