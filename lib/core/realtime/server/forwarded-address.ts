import type { IncomingMessage } from "node:http";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { equalInConstantTime } from "@/lib/core/crypto/constant-time";
import type { App } from "./limits";
import { sign } from "./signature";

export const forwardedAddressHeader = "x-realtime-forwarded-for";

export function signForwardedAddress(
  app: Pick<App, "secret">,
  request: Pick<IncomingMessage, "headers">,
  address: string,
): string {
  return `${address} ${sign(app, signedText(request, address))}`;
}

export function forwardedAddress(app: App, request: IncomingMessage): string | null {
  const [address = "", signature = ""] = String(request.headers[forwardedAddressHeader] ?? "").split(" ");
  return equalInConstantTime(signature, sign(app, signedText(request, address))) ? address : null;
}

export function connectionNetwork(app: App, request: IncomingMessage): string {
  return subnetKey(forwardedAddress(app, request) ?? request.socket.remoteAddress ?? "");
}

function signedText({ headers }: Pick<IncomingMessage, "headers">, address: string): string {
  return `forwarded-for\n${headers["sec-websocket-key"]}\n${address}`;
}
