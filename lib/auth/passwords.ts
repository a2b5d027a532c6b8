import { hash, verify } from "@node-rs/argon2";

// OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

/** What is kept for an account that signs in elsewhere; no password matches it. */
export const noPassword = "";

export function isUsablePassword(kept: string | null | undefined): boolean {
  return Boolean(kept);
}

let decoy: Promise<string> | undefined;

/** Whether the password is the one behind `kept`; an account without one (null for an unknown one) takes the same time to refuse. */
export async function passwordMatches(password: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(kept || (await decoy), password.normalize("NFKC"));
  return matches && isUsablePassword(kept);
}
