import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { AppError } from "@/lib/core/errors/app-error";

/**
 * When two administrators have the same list open, the second is notified that it has changed. `expected` has been
 * parsed by `schema`, as `stored` is here. Throws `settings_edited`.
 */
export function requireExpected<T extends object>(
  schema: z.ZodMiniType<T>,
  stored: unknown,
  expected: { [Name in keyof T]?: T[Name] | undefined } | undefined,
): void {
  if (!expected) return;
  const current = z.parse(schema, stored);
  const names = Object.keys(expected) as (keyof T)[];
  if (!names.every((name) => isDeepStrictEqual(expected[name], current[name])))
    throw new AppError("settings_edited");
}
