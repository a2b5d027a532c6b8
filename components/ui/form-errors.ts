import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import type { FieldError, FieldPath, FieldValues, Resolver, UseFormSetError } from "react-hook-form";
import { errorMessage, fieldErrorsOf } from "@/lib/core/api/error-message";

type Schema<Typed extends FieldValues, Checked> = Parameters<
  typeof standardSchemaResolver<Typed, unknown, Checked>
>[0];

/**
 * Checks a form by a schema that is loaded when the form is first sent: the rules are larger than the page of a short
 * form. Where they cannot be loaded, as without a network, the form is sent and shows the error of that.
 */
export function lazyResolver<Typed extends FieldValues, Checked>(
  load: () => Promise<Schema<Typed, Checked>>,
): Resolver<Typed, unknown, Checked> {
  return async (values, context, options) => {
    const schema = await load().catch(() => null);
    if (schema === null) return { values: values as unknown as Checked, errors: {} };
    return standardSchemaResolver(schema)(values, context, options);
  };
}

/** Shows an error at the fields that the server names, else at the form. */
export function setFormErrors<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  fields: readonly FieldPath<F>[],
  fallback: string,
): void {
  const errors = fieldErrorsOf(error);
  const invalidFields = fields.filter((field) => errors[field]?.[0]);
  // The first field gets the focus, so it is set last.
  for (const field of invalidFields.reverse())
    setError(field, { type: "server", message: errors[field]?.[0] }, { shouldFocus: true });
  if (invalidFields.length === 0)
    setError("root", { type: "server", message: errorMessage(error, fallback) });
}

type Codes = Parameters<ReturnType<typeof useTranslations<"validation">>>[0];

/** A field's error as a sentence: the contract's rules return codes, the server (`type: "server"`) sentences. */
export function useFieldText() {
  const t = useTranslations("validation");
  return (error: Pick<FieldError, "type" | "message"> | undefined): string | undefined => {
    if (!error?.message || error.type === "server") return error?.message;
    return t.has(error.message as Codes) ? t(error.message as Codes) : t("invalid");
  };
}
