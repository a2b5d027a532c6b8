import * as z from "zod/mini";
import { AppError, type FieldCodes } from "@/lib/core/errors/app-error";

type ParseErrorCode = "validation_failed" | "internal";

export function parse<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  errorCode?: ParseErrorCode,
): z.core.output<T>;
export function parse<T extends z.core.$ZodType | undefined>(
  schema: T,
  value: unknown,
  errorCode?: ParseErrorCode,
): z.core.output<NonNullable<T>> | undefined;
export function parse(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  errorCode: ParseErrorCode = "validation_failed",
): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  if (errorCode === "internal")
    throw new Error(`the response is not as declared: ${z.prettifyError(result.error)}`);
  throw new AppError(errorCode, { fields: fieldCodes(result.error.issues) });
}

function fieldCodes(issues: z.core.$ZodIssue[]): FieldCodes {
  const fields: FieldCodes = Object.create(null);
  for (const issue of issues) {
    const name = String(issue.path[0] ?? "body");
    fields[name] = [...(fields[name] ?? []), codeOf(issue)];
  }
  return fields;
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z_]+$/.test(issue.message)) return issue.message;
  return issue.code === "invalid_type" && issue.input === undefined ? "required" : "invalid";
}
