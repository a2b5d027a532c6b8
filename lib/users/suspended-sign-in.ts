import * as z from "zod/mini";
import { sealedCookie } from "@/lib/core/auth/sealed-cookie";

/**
 * The cookie of a browser whose user the school's identity provider has identified and whose account is suspended,
 * for the appeal.
 */
export const suspendedSignIn = sealedCookie({
  name: "preau-suspended",
  path: "/api/moderation/suspension-appeals",
  ttlSeconds: 1800,
  content: z.object({ userId: z.int() }),
});
