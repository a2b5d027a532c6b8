import { ApiError } from "@/lib/core/api/client";

/** Whether another user has changed or deleted what the page shows. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status);
}
