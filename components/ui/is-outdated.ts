import { ApiError } from "@/lib/core/api/client";

/** Of an error: somebody else has changed or deleted meanwhile what the page shows. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status);
}
