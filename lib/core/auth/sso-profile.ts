import * as z from "zod/mini";
import { emailAddress, personName } from "@/lib/core/schemas/fields";

export const ssoProfile = z.object({
  issuer: z.string(),
  subject: z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/)),
  email: emailAddress(),
  names: z.array(personName({ min: 2 })),
});
export type SsoProfile = z.infer<typeof ssoProfile>;

type Claims = { iss: string; sub: string; email?: unknown; email_verified?: unknown; name?: unknown };

/** A provider may let people edit their own claims. */
export function parseSsoProfile(
  claims: Claims,
): { profile: SsoProfile } | { error: "email" | "email_invalid" | "failed" } {
  if (!claims.email || claims.email_verified !== true) return { error: "email" };
  const email = z.safeParse(emailAddress(), claims.email);
  if (!email.success) return { error: "email_invalid" };
  const profile = z.safeParse(ssoProfile, {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.data,
    names: [claims.name, nameFromEmail(email.data)].filter(isPersonName),
  });
  return profile.success ? { profile: profile.data } : { error: "failed" };
}

function isPersonName(name: unknown): name is string {
  return z.safeParse(personName({ min: 2 }), name).success;
}

function nameFromEmail(email: string): string {
  return (email.split("@")[0] ?? "").replace(/[._+-]+/g, " ");
}
