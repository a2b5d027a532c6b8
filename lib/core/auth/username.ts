import { foldText } from "@/lib/core/text/fold-text";

export const usernameLengths = { min: 3, max: 30 } as const;

/** Usernames for a new account, in the order in which to try them: the second one is unique. */
export function usernamesFor(name: string): [string, string] {
  const words = foldText(name).match(/[a-z0-9]+/g);
  const short = (length: number) => words?.join(".").slice(0, length).replace(/\.$/, "") ?? "";
  const suffix = `.${crypto.randomUUID().slice(0, 8)}`;
  const unique = (short(usernameLengths.max - suffix.length) || "membre") + suffix;
  const simple = short(usernameLengths.max);
  return [simple.length < usernameLengths.min ? unique : simple, unique];
}
