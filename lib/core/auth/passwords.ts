import { hash, verify } from "@node-rs/argon2";
import { invalid } from "@/lib/core/errors/app-error";
import { isCommonPassword } from "./common-password";

// OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw invalid("password", "password_common");
  return hashPassword(password);
}

export const noPassword = "";

export function isUsablePassword(stored: string | null | undefined): boolean {
  return Boolean(stored);
}

let dummyHash: Promise<string> | undefined;

/** An unknown account and one without a password take the same time as a wrong password. */
export async function isCorrectPassword(password: string, stored: string | null): Promise<boolean> {
  dummyHash ??= hashPassword("no account has this password");
  const isMatch = await verify(stored || (await dummyHash), password.normalize("NFKC"));
  return isMatch && isUsablePassword(stored);
}
