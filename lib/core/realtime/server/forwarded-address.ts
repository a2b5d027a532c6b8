import type { IncomingMessage } from "node:http";
import { subnetKey } from "@/lib/core/api/subnet-key";
import type { App } from "./limits";
import { equalSignatures, sign } from "./signature";

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
  return equalSignatures(signature, sign(app, signedText(request, address))) ? address : null;
}

export function connectionNetwork(app: App, request: IncomingMessage): string {
  return subnetKey(forwardedAddress(app, request) ?? request.socket.remoteAddress ?? "");
}

function signedText({ headers }: Pick<IncomingMessage, "headers">, address: string): string {
  return `forwarded-for\n${headers["sec-websocket-key"]}\n${address}`;
}
