import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** Shows an error at the fields that the server names, else at the form. */
export function setFormErrors<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  fields: readonly FieldPath<F>[],
  fallback: string,
): void {
  const errors = error instanceof ApiError ? error.errors : {};
  const invalidFields = fields.filter((field) => errors[field]?.[0]);
  // The first field gets the focus, so it is set last.
  for (const field of invalidFields.reverse())
    setError(field, { type: "server", message: errors[field]?.[0] }, { shouldFocus: true });
  if (invalidFields.length === 0)
    setError("root", { type: "server", message: errorMessage(error, fallback) });
}
