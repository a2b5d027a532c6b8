import { createHash } from "node:crypto";
import { isEqualInConstantTime } from "@/lib/core/crypto/constant-time";
import { type App, limits } from "@/lib/core/realtime/server/limits";
import { sign } from "@/lib/core/realtime/server/signature";
import { HttpError } from "./http-error";

export type ApiRequest = { method: string; path: string; query: URLSearchParams; body: Buffer };

export function verifySignature(app: App, { method, path, query, body }: ApiRequest): void {
  const pairs = [...query].map(([name, value]) => [name.toLowerCase(), value] as const);
  const params = new Map(pairs);
  // With two values under one name, the signed one might not be the one that is read.
  if (params.size !== pairs.length) throw new HttpError(401, "A parameter is given twice.");
  if (!isEqualInConstantTime(params.get("auth_key") ?? "", app.key))
    throw new HttpError(401, "The auth_key is not known.");
  verifyTimestamp(params.get("auth_timestamp") ?? "");
  if (body.length > 0 && !isEqualInConstantTime(params.get("body_md5") ?? "", md5(body))) {
    throw new HttpError(401, "The body_md5 does not match the body.");
  }
  const signature = params.get("auth_signature") ?? "";
  params.delete("auth_signature");
  const signed = [...params].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  if (!isEqualInConstantTime(signature, sign(app, [method, path, signed.join("&")].join("\n")))) {
    throw new HttpError(401, "The auth_signature is wrong.");
  }
}

function verifyTimestamp(timestamp: string): void {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || age > limits.clockSeconds) {
    throw new HttpError(401, `The auth_timestamp is not within ${limits.clockSeconds} seconds of now.`);
  }
}

function md5(body: Buffer): string {
  return createHash("md5").update(body).digest("hex");
}
