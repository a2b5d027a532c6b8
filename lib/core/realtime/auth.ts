import type { ChannelAuthResponse, UserAuthResponse } from "pusher";
import { invalid } from "@/lib/core/errors/app-error";
import { isEmbedded } from "./config";
import { pusher } from "./pusher";

export type ChannelUser = { id: number; name: string };
type Subscription = { socketId: string; channel: string; issuedAt: number };

/** `issuedAt` is a time before the subscription was found to be allowed, in milliseconds. */
export function authorizeChannel(subscription: Subscription, user: ChannelUser): ChannelAuthResponse {
  const { socketId, channel, issuedAt } = subscription;
  checkSocketId(socketId);
  const member = { user_id: String(user.id), user_info: { name: user.name } };
  // The embedded server reads the user from private channels too, so that a client that never signs in does not
  // outlive a suspension. Other servers reject private channels signed with a user.
  if (isEmbedded())
    return pusher().authorizeChannel(socketId, channel, { ...member, issued_at: issuedAt } as typeof member);
  return pusher().authorizeChannel(socketId, channel, channel.startsWith("presence-") ? member : undefined);
}

export function authenticateUser(socketId: string, { id, name }: ChannelUser): UserAuthResponse {
  checkSocketId(socketId);
  return pusher().authenticateUser(socketId, { id: String(id), user_info: { name } });
}

// This check is stricter than the package's: a socket id with more than digits would sign another text.
function checkSocketId(socketId: string): void {
  if (!/^\d{1,20}\.\d{1,20}$/.test(socketId)) throw invalid("socket_id", "id_invalid");
}
