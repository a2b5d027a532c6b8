import type { IncomingMessage } from "node:http";
import { networkOf } from "@/lib/api/network";
import type { App } from "./limits";
import { same, sign } from "./signature";

export const forwardedAddressHeader = "x-realtime-forwarded-for";

/** The header's value: the client's address, signed for this one handshake. */
export function signForwardedAddress(
  app: Pick<App, "secret">,
  request: Pick<IncomingMessage, "headers">,
  address: string,
): string {
  return `${address} ${sign(app, signedText(request, address))}`;
}

/** The address that the application vouches for; null when the handshake did not come through it. */
export function forwardedAddress(app: App, request: IncomingMessage): string | null {
  const [address = "", signature = ""] = String(request.headers[forwardedAddressHeader] ?? "").split(" ");
  return same(signature, sign(app, signedText(request, address))) ? address : null;
}

/** What connections are counted by. */
export function connectionNetwork(app: App, request: IncomingMessage): string {
  return networkOf(forwardedAddress(app, request) ?? request.socket.remoteAddress ?? "");
}

function signedText({ headers }: Pick<IncomingMessage, "headers">, address: string): string {
  return `forwarded-for\n${headers["sec-websocket-key"]}\n${address}`;
}
