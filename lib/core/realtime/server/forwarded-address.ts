import type { IncomingMessage } from "node:http";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { isEqualInConstantTime } from "@/lib/core/crypto/constant-time";
import type { App } from "./limits";
import { sign } from "./signature";

export const forwardedAddressHeader = "x-realtime-forwarded-for";

/** The value of the header with which the application forwards the IP address of a browser; it holds for one handshake. */
export function signForwardedAddress(
  app: Pick<App, "secret">,
  request: Pick<IncomingMessage, "headers">,
  ipAddress: string,
): string {
  return `${ipAddress} ${sign(app, signedText(request, ipAddress))}`;
}

/** Returns null without a valid signature. */
export function forwardedAddress(app: App, request: IncomingMessage): string | null {
  const [ipAddress = "", signature = ""] = String(request.headers[forwardedAddressHeader] ?? "").split(" ");
  return isEqualInConstantTime(signature, sign(app, signedText(request, ipAddress))) ? ipAddress : null;
}

/** The subnet by which connections are limited. */
export function connectionNetwork(app: App, request: IncomingMessage): string {
  return subnetKey(forwardedAddress(app, request) ?? request.socket.remoteAddress ?? "");
}

function signedText({ headers }: Pick<IncomingMessage, "headers">, ipAddress: string): string {
  return `forwarded-for\n${headers["sec-websocket-key"]}\n${ipAddress}`;
}
