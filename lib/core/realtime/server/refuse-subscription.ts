import type { Connection } from "./connection";
import { ownFrame } from "./frames";

export function refuseSubscription(
  connection: Connection,
  channel: string,
  error: string,
  status: number,
): void {
  connection.send(ownFrame("pusher:subscription_error", { type: "AuthError", error, status }, channel));
}
