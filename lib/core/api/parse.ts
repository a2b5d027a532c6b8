import * as z from "zod/mini";
import { AppError, type FieldCodes } from "@/lib/core/errors/app-error";

/** Throws `validation_failed`, with what is wrong with each field. */
export function parse<T extends z.core.$ZodType>(schema: T, value: unknown): z.core.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError("validation_failed", { fields: fieldCodes(result.error.issues) });
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
