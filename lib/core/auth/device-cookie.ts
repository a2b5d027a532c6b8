import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { ResponseCookie } from "@/lib/core/http/response-cookie";
import type { Credentials } from "./find-viewer";
import { sealedCookie } from "./sealed-cookie";

type Cookies = Pick<Credentials, "cookie">;

const maxAccounts = 10;

/** The accounts that have signed in with a browser, the latest first. It grants no access. */
const deviceCookie = sealedCookie({
  name: "preau-device",
  path: "/api",
  ttlSeconds: 180 * 86_400,
  content: z.object({ id: z.uuid(), accounts: z.array(z.int()) }),
});

/** The id of the browser, when the account has signed in with it before. */
export async function findDevice(request: Cookies, accountId: number | undefined): Promise<string | null> {
  const device = await deviceCookie.read(request);
  return accountId !== undefined && device?.accounts.includes(accountId) ? device.id : null;
}

export async function createDeviceCookie(request: Cookies, accountId: number): Promise<ResponseCookie> {
  const { id = randomUUID(), accounts = [] } = (await deviceCookie.read(request)) ?? {};
  const others = accounts.filter((otherId) => otherId !== accountId);
  return deviceCookie.create({ id, accounts: [accountId, ...others].slice(0, maxAccounts) });
}
