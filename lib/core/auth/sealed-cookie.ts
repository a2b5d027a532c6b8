import { decode, encode } from "next-auth/jwt";
import * as z from "zod/mini";
import { env } from "@/lib/core/env";
import { cookieOptions } from "./session-cookie";

type Options<S> = { name: string; path: string; ttlSeconds: number; content: S };
type CookieSource = { cookie: (name: string) => string | undefined };

/** The cookie's name is part of the encryption key: the value of one cookie does not open as another. */
export function sealedCookie<S extends z.core.$ZodType<object>>({
  name,
  path,
  ttlSeconds,
  content,
}: Options<S>) {
  const secret = () => ({ secret: env().AUTH_SECRET, salt: `cookie ${name}` });
  const attributes = (maxAge: number) => ({ name, ...cookieOptions(), path, maxAge });
  return {
    async create(value: z.input<S>) {
      const token = { ...(value as object) };
      return { ...attributes(ttlSeconds), value: await encode({ token, ...secret(), maxAge: ttlSeconds }) };
    },
    expire: () => ({ ...attributes(0), value: "" }),
    async read(request: CookieSource): Promise<z.output<S> | null> {
      const token = request.cookie(name);
      const claims = token ? await decode({ token, ...secret() }).catch(() => null) : null;
      const result = z.safeParse(content, claims);
      return result.success ? result.data : null;
    },
  };
}
