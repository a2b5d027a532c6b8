import { ApiFailure } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";

/** Where no field stands to say it, what was wrong with one is said instead of "some fields". */
export function refusalText(failure: unknown, otherwise: string): string {
  const [first] = failure instanceof ApiFailure ? Object.values(failure.errors).flat() : [];
  return first ?? failureText(failure, otherwise);
}
