import * as z from "zod/mini";
import { findNameError } from "@/lib/core/text/name-rules";
import { emailPattern } from "./email-pattern";

type StringRules = { min?: number; required?: string; short?: string };

/** Text of `min` to `max` characters; codes of messages/{fr,en}/validation.json. PostgreSQL has no null byte. */
export function text(max: number, words: StringRules = {}) {
  const clean = (value: string) => !value.includes("\0");
  return z
    .string({ error: words.required ?? "required" })
    .check(z.refine(clean, { error: "characters_refused", abort: true }), ...lengthRules(max, words));
}

/** Text of one line, its spaces folded. What one does not see in it is refused: it could only deceive. */
export function singleLine(max: number, words: StringRules = {}) {
  return z.string({ error: words.required ?? "required" }).check(
    z.overwrite((value) => value.normalize("NFC").replace(/\s+/g, " ").trim()),
    z.refine((value) => !invisibleCharacters.test(value) && !looseJoiner.test(value), {
      error: "characters_unseen",
      abort: true,
    }),
    ...lengthRules(max, words),
  );
}

// All but the joiners and selectors that words and emoji are made of, and those only between what is seen.
const invisibleCharacters = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{DI}\u2800\ufffc\u{1d159}]/u;
const looseJoiner = /(?:^|\s|\u200c|\u200d)[\u200c\u200d]|[\u200c\u200d](?:\s|$)/u;

/** Too long ends the checks, so that no pattern is tried on what has no end. */
function lengthRules(max: number, { min = 0, required = "required", short = "too_short" }: StringRules) {
  return [
    z.overwrite((value: string) => value.toWellFormed()),
    z.refine<string>((value) => min === 0 || value.trim().length > 0, { error: required, abort: true }),
    z.refine<string>((value) => value.trim().length >= min, { error: short }),
    z.maxLength(max, { error: "too_long", abort: true }),
  ] as const;
}

/** What somebody or something is called. Official mails say names, so none may lead anywhere. */
export function name(max: number, words?: StringRules) {
  return singleLine(max, words).check(nameRules(false));
}

/** The name of a person. */
export function personName(words?: StringRules) {
  return singleLine(80, words).check(nameRules(true));
}

function nameRules(isPerson: boolean) {
  return z.check<string>((context) => {
    const message = findNameError(context.value, { isPerson });
    if (message) context.issues.push({ code: "custom", input: context.value, message });
  });
}

/** An address to write to, no longer than SMTP allows. */
export function emailAddress(required = "email_required") {
  return singleLine(254, { min: 1, required }).check(z.regex(emailPattern, "email_invalid"));
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
export function emptyToUndefined<T extends z.core.$ZodType>(schema: T): z.ZodMiniOptional<T> {
  const given = z.pipe(
    z.transform(blankToUndefined),
    z.optional(schema) as z.core.$ZodType<unknown, unknown>,
  );
  return z.optional(given) as unknown as z.ZodMiniOptional<T>;
}

function blankToUndefined(value: unknown): unknown {
  return value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
}

/** Absent stays absent, so that a change keeps it; null, empty or blank takes it away. */
export function emptyToNull<T extends z.core.$ZodType>(schema: T) {
  const given = z.pipe(z.transform(blankToNull), z.nullable(schema));
  return z.optional(given) as unknown as z.ZodMiniOptional<z.ZodMiniNullable<T>>;
}

function blankToNull(value: unknown): unknown {
  return typeof value === "string" && value.trim() === "" ? null : value;
}

/** What clients send and nothing here reads: any value passes, and only the documentation shows the schema. */
export function ignored(schema: z.core.$ZodType): z.ZodMiniOptional<z.ZodMiniUnknown> {
  return z.catch(z.optional(schema), undefined) as never;
}

/** An instant in the contract's form: ISO 8601, UTC. */
export const isoDateTime = z.string();
