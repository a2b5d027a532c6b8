import { ApiError } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** Where no field stands to say it, what was wrong with one is said instead of "some fields". */
export function jobErrorMessage(failure: unknown, otherwise: string): string {
  const [first] = failure instanceof ApiError ? Object.values(failure.errors).flat() : [];
  return first ?? errorMessage(failure, otherwise);
}
