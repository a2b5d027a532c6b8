import { hash, verify } from "@node-rs/argon2";

// OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password is the one behind `kept`; an unknown account (null) takes the same time to refuse. */
export async function passwordMatches(password: string, kept: string | null): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(kept ?? (await decoy), password.normalize("NFKC"));
  return matches && kept !== null;
}
