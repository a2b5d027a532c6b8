import type { Endpoint } from "@/lib/core/api/endpoint";

/** An endpoint, or a function that imports it, so that zod is loaded only when something is sent. */
export type LazyEndpoint<E> = E | (() => Promise<E>);

export async function loadEndpoint<E extends Endpoint>(endpoint: LazyEndpoint<E>): Promise<E> {
  return typeof endpoint === "function" ? endpoint() : endpoint;
}

/** An error in what a screen does with a response is no error of the call: a retry would send it again. */
export async function handleResponse(...handlers: ((() => unknown) | undefined)[]): Promise<void> {
  try {
    for (const handle of handlers) await handle?.();
  } catch (error) {
    console.error(error);
  }
}
