import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { sealedCookie } from "@/lib/core/auth/sealed-cookie";
import { isSignature, sign } from "@/lib/core/crypto/signature";
import { AppError } from "@/lib/core/errors/app-error";

/** `id` is the owner of a passkey challenge. */
const content = z.object({ id: z.uuid(), userId: z.int(), signature: z.string(), restore: z.boolean() });
type PendingSignIn = z.infer<typeof content>;

/** The cookie of a browser that has sent the right password and not yet a second factor. */
export const pendingSignIn = sealedCookie({ name: "preau-sign-in", path: "/", ttlSeconds: 300, content });

type User = { id: number; passwordHash: string };

export async function createTwoFactorError({ id, passwordHash }: User, restore: boolean): Promise<AppError> {
  const signature = sign("sign-in", id, passwordHash);
  const cookie = await pendingSignIn.create({ id: randomUUID(), userId: id, signature, restore });
  return new AppError("two_factor_required", { cookies: [cookie] });
}

/** False after a change of the password, which ends the sign-ins that were begun with the one before. */
export function isCurrent({ signature }: PendingSignIn, { id, passwordHash }: User): boolean {
  return isSignature(signature, "sign-in", id, passwordHash);
}
