import common from "./common-passwords.json" with { type: "json" };

const commonPasswords = new Set(common.passwords);

/** Whether a password is one of those that guessing begins with, in whatever case it is typed. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize("NFKC").trim().toLowerCase());
}
