import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** Tells why a call failed: under the fields that the server names, else about the form as a whole. */
export function setFormErrors<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  fields: readonly FieldPath<F>[],
  otherwise: string,
): void {
  const errors = error instanceof ApiError ? error.errors : {};
  const told = fields.filter((field) => errors[field]?.[0]);
  // The first gets the focus, so it is told last.
  for (const field of told.reverse())
    setError(field, { type: "server", message: errors[field]?.[0] }, { shouldFocus: true });
  if (told.length === 0) setError("root", { type: "server", message: errorMessage(error, otherwise) });
}
