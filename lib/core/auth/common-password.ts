import common from "./common-passwords.json" with { type: "json" };

const commonPasswords = new Set(common.passwords);

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize("NFKC").trim().toLowerCase());
}
