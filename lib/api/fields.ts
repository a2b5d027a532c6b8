import * as z from "zod/mini";

const clean = (value: string) => !value.includes("\0");

/** Text of `min` to `max` characters; codes of messages/{fr,en}/validation.json. PostgreSQL has no null byte. */
export function text(max: number, { min = 0, required = "required", short = "too_short" } = {}) {
  return z.string({ error: required }).check(
    z.refine(clean, { error: "characters_refused", abort: true }),
    z.overwrite((value) => value.toWellFormed()),
    z.refine((value) => min === 0 || value.trim().length > 0, { error: required, abort: true }),
    z.refine((value) => value.trim().length >= min, { error: short }),
    z.maxLength(max, "too_long"),
  );
}

/** A row's id in a body or a query: a positive 32-bit integer, also as digits (forms send text). */
export const id = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,10}$/, "id_invalid"))], { error: "id_invalid" }),
  z.transform((value, context) => {
    const number = Number(value);
    if (number >= 1 && number <= 2_147_483_647) return number;
    context.issues.push({ code: "custom", input: value, message: "id_invalid" });
    return z.NEVER;
  }),
);

/** A value that a form sends as JSON text and a JSON body as itself. */
export function json<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(
    z.transform((value, context) => {
      if (typeof value !== "string") return value;
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: "custom", input: value, message: "json_invalid" });
        return z.NEVER;
      }
    }),
    schema,
  );
}

/** What is absent, empty or blank becomes undefined: a form cannot leave a field out. */
export function blankable<T extends z.core.$ZodType>(schema: T): z.ZodMiniOptional<T> {
  const given = z.pipe(
    z.transform(blankToUndefined),
    z.optional(schema) as z.core.$ZodType<unknown, unknown>,
  );
  return z.optional(given) as unknown as z.ZodMiniOptional<T>;
}

function blankToUndefined(value: unknown): unknown {
  return value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
}

/** An instant in the contract's form: ISO 8601, UTC. */
export const instant = z.string();
