import * as z from "zod/mini";
import { id } from "./fields";

const maxIds = 100;

/** The ids of rows that are changed together. */
export const ids = z.array(id).check(z.minLength(1, "required"), z.maxLength(maxIds, "too_long"));

/** The values for `ids`, in their order; a body with them is checked by `onePerId`. */
export function valuesOfIds<T extends z.core.$ZodType>(value: T) {
  return z.optional(z.array(value).check(z.maxLength(maxIds, "too_long")));
}

/** Requires one value for each of `ids`, in their order: a shorter list would leave some of them unchecked. */
export function onePerId<Name extends string>(name: Name) {
  return z.refine<{ ids: number[] } & { [key in Name]?: unknown[] | undefined }>(
    ({ ids, [name]: values }) => !values || (values as unknown[]).length === ids.length,
    { path: [name], error: "invalid" },
  );
}
