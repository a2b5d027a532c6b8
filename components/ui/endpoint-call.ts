import { ApiError } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";

/** An endpoint, or a function that imports it, so that zod is loaded only when something is sent. */
export type LazyEndpoint<E> = E | (() => Promise<E>);

/** Throws an `ApiError` also when the endpoint cannot be loaded: no request could be sent then either. */
export async function loadEndpoint<E extends Endpoint>(endpoint: LazyEndpoint<E>): Promise<E> {
  if (typeof endpoint !== "function") return endpoint;
  return endpoint().catch(() => {
    throw new ApiError(0, "network", "");
  });
}

/** An error in what a screen does with a response is no error of the call: a retry would send it again. */
export async function handleResponse(...handlers: ((() => unknown) | undefined)[]): Promise<void> {
  try {
    for (const handle of handlers) await handle?.();
  } catch (error) {
    console.error(error);
  }
}
