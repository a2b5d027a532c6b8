import * as z from "zod/mini";
import { hasVisibleText } from "@/lib/core/text/has-visible-text";
import { limitMarks } from "@/lib/core/text/limit-marks";
import { findNameError } from "@/lib/core/text/name-rules";
import { toLine } from "@/lib/core/text/to-line";
import { emailPattern } from "./email-pattern";
import { maxId } from "./parse-id";

type StringRules = { min?: number; required?: string; short?: string; long?: string };

/** Error codes: messages/{fr,en}/validation.json. PostgreSQL has no null byte. */
export function text(max: number, rules: StringRules = {}) {
  const isStorable = (value: string) => !value.includes("\0");
  return z.string({ error: rules.required ?? "required" }).check(
    z.refine(isStorable, { error: "characters_refused", abort: true }),
    // A multipart form has CRLF line breaks whatever was typed; some programs write only CR.
    z.overwrite((value) => limitMarks(value.replace(/\r\n?/g, "\n"))),
    ...lengthRules(max, rules),
  );
}

/** Parses one line and folds its spaces. Invisible characters are rejected: they only deceive. */
export function singleLine(max: number, rules?: StringRules) {
  return line(max, (value) => value.replace(/\s+/g, " ").trim(), rules);
}

/** Parses one line that is shown as it was typed: its no-break spaces stay. */
export function title(max: number, rules?: StringRules) {
  return line(max, toLine, rules);
}

function line(max: number, fold: (value: string) => string, rules: StringRules = {}) {
  return z.string({ error: rules.required ?? "required" }).check(
    z.overwrite((value) => fold(limitMarks(value).normalize("NFC"))),
    z.refine((value) => !invisibleCharacters.test(value) && !looseCharacter.test(value), {
      error: "characters_unseen",
      abort: true,
    }),
    ...lengthRules(max, rules),
  );
}

// Matches all invisible characters but the joiners and selectors of words and emoji, which must be between visible
// characters.
const invisibleCharacters = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{DI}\u2800\ufffc\u{1d159}]/u;
const looseCharacter = /(?:^|\s|\u200c|\u200d)[\u200c\u200d]|[\u200c\u200d](?:\s|$)|(?:^|\s)[\ufe0e\ufe0f]/u;

/** A text that is too long aborts, so that no pattern runs on unbounded input. */
function lengthRules(max: number, rules: StringRules) {
  const { min = 0, required = "required", short = "too_short", long = "too_long" } = rules;
  return [
    z.overwrite((value: string) => value.toWellFormed()),
    // The next check rejects such texts as well: this one is shown in the OpenAPI document.
    ...(min > 0 ? [z.minLength(1, { error: required, abort: true })] : []),
    z.refine<string>((value) => min === 0 || hasVisibleText(value), { error: required, abort: true }),
    z.refine<string>((value) => value.trim().length >= min, { error: short }),
    z.maxLength(max, { error: long, abort: true }),
  ] as const;
}

/** Official emails show names, so none may contain a link. */
export function name(max: number, rules?: StringRules) {
  return singleLine(max, rules).check(nameRules({ isPerson: false }));
}

export function personName(rules?: StringRules) {
  return singleLine(80, rules).check(nameRules({ isPerson: true }));
}

function nameRules(options: { isPerson: boolean }) {
  return z.check<string>((context) => {
    const message = findNameError(context.value, options);
    if (message) context.issues.push({ code: "custom", input: context.value, message });
  });
}

export function emailAddress(required = "email_required") {
  return singleLine(254, { min: 1, required }).check(z.regex(emailPattern, "email_invalid"));
}

export const id = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,10}$/, "id_invalid"))], { error: "id_invalid" }),
  z.pipe(z.transform(Number), z.int().check(z.gte(1, "id_invalid"), z.lte(maxId, "id_invalid"))),
);

export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/, "number_invalid"))], { error: "number_invalid" }),
    z.pipe(z.transform(Number), z.int().check(z.gte(min, "number_too_low"), z.lte(max, "number_too_high"))),
  );
}

export const flag = z.pipe(
  z.literal([true, false, 1, 0, "1", "0", "true", "false"], "invalid"),
  z.transform((value) => [true, 1, "1", "true"].includes(value)),
);

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

export function emptyToUndefined<T extends z.core.$ZodType>(schema: T): z.ZodMiniOptional<T> {
  const cleared = z.pipe(
    z.transform(blankToUndefined),
    z.optional(schema) as z.core.$ZodType<unknown, unknown>,
  );
  return z.optional(cleared) as unknown as z.ZodMiniOptional<T>;
}

function blankToUndefined(value: unknown): unknown {
  return value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
}

/** An absent value stays absent, so that an update keeps the column; null, an empty or a blank text clears it. */
export function emptyToNull<T extends z.core.$ZodType>(schema: T) {
  const cleared = z.pipe(z.transform(blankToNull), z.nullable(schema));
  return z.optional(cleared) as unknown as z.ZodMiniOptional<z.ZodMiniNullable<T>>;
}

function blankToNull(value: unknown): unknown {
  return typeof value === "string" && value.trim() === "" ? null : value;
}

/** Fields that clients send and the application ignores: any value passes, the schema is for the documentation. */
export function ignored(schema: z.core.$ZodType): z.ZodMiniOptional<z.ZodMiniUnknown> {
  return z.catch(z.optional(schema), undefined) as never;
}

export const isoDateTime = z.string();
