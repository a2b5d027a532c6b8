import type { Connection } from "./connection";
import { ownFrame } from "./frames";

export function rejectSubscription(
  connection: Connection,
  channel: string,
  error: string,
  status: number,
): void {
  const type = status === 401 || status === 403 ? "AuthError" : "SubscriptionError";
  connection.send(ownFrame("pusher:subscription_error", { type, error, status }, channel));
}
