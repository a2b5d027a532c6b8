import type { ChannelAuthResponse, UserAuthResponse } from "pusher";
import { env } from "@/lib/core/env";
import { invalid } from "@/lib/core/errors/app-error";
import { embeddedAppId } from "./config";
import { pusher } from "./pusher";

export type Person = { id: number; name: string };

export function authorizeChannel(socketId: string, channel: string, person: Person): ChannelAuthResponse {
  checkSocketId(socketId);
  const member = { user_id: String(person.id), user_info: { name: person.name } };
  return pusher().authorizeChannel(socketId, channel, namesPerson(channel) ? member : undefined);
}

export function authenticateUser(socketId: string, { id, name }: Person): UserAuthResponse {
  checkSocketId(socketId);
  return pusher().authenticateUser(socketId, { id: String(id), user_info: { name } });
}

// Our own server reads the user from private channels too, so that a client that never signs in does not
// outlive a suspension. Other servers reject private channels signed with a user.
function namesPerson(channel: string): boolean {
  return channel.startsWith("presence-") || env().PUSHER_APP_ID === embeddedAppId;
}

// Stricter than the package: a socket id with more than digits would sign another text.
function checkSocketId(socketId: string): void {
  if (!/^\d{1,20}\.\d{1,20}$/.test(socketId)) throw invalid("socket_id", "id_invalid");
}
