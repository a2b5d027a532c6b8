import * as z from "zod/mini";

/** Requires one value for each of `ids`, in their order: a shorter list would leave some of them unchecked. */
export function onePerId<Name extends string>(name: Name) {
  return z.refine<{ ids: number[] } & { [key in Name]?: unknown[] | undefined }>(
    ({ ids, [name]: values }) => !values || (values as unknown[]).length === ids.length,
    { path: [name], error: "invalid" },
  );
}
