import * as z from "zod/mini";
import { emailAddress, name, personName, singleLine } from "@/lib/core/schemas/fields";
import { groupLimits } from "@/lib/groups/limits";
import type { RosterColumn, RosterFaultCode } from "./constants";

const yesWords = ["1", "x", "yes", "y", "true", "oui", "o", "vrai"];
const noWords = ["", "0", "-", "no", "n", "false", "non", "faux"];

const rules = {
  school_number: singleLine(40, { min: 1 }).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u, "invalid")),
  name: personName({ min: 2 }),
  email: emailAddress("required"),
  class_name: name(groupLimits.name, { min: 1, long: "class_name_too_long" }),
} satisfies Record<Exclude<RosterColumn, "delegate">, z.ZodMiniType<string>>;

/** The value as it is stored, or what is wrong with it. */
export function checkCell(
  column: Exclude<RosterColumn, "delegate">,
  value: string,
): { value: string } | { fault: RosterFaultCode } {
  const result = z.safeParse(rules[column], value);
  if (result.success) return { value: result.data };
  if (value === "") return { fault: "required" };
  const isLength = result.error.issues.some(({ message }) => message === "class_name_too_long");
  return { fault: isLength ? "length" : "invalid" };
}

/** Returns null for a word that means neither yes nor no. */
export function readFlag(value: string): boolean | null {
  const word = value.toLowerCase();
  if (yesWords.includes(word)) return true;
  return noWords.includes(word) ? false : null;
}
