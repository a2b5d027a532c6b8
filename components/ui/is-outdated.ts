import { ApiError } from "@/lib/core/api/client";

/** Whether what was to be changed is no longer as the page shows it: somebody else was first. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status);
}
