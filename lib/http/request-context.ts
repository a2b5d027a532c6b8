import { AsyncLocalStorage } from "node:async_hooks";

export type RequestContext = { id: string; address: string; databaseDown: boolean };

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
