import type { ChannelAuthResponse, UserAuthResponse } from "pusher";
import { env } from "@/lib/core/env";
import { invalid } from "@/lib/core/errors/app-error";
import { embeddedAppId } from "./embedded";
import { pusher } from "./pusher";

/** Whom a signature is for, as others on a presence channel see them. */
export type Person = { id: number; name: string };

/** Lets a socket hear a channel that the caller has found the person may hear. Throws `validation_failed`. */
export function authorizeChannel(socketId: string, channel: string, person: Person): ChannelAuthResponse {
  checkSocketId(socketId);
  const member = { user_id: String(person.id), user_info: { name: person.name } };
  return pusher().authorizeChannel(socketId, channel, namesPerson(channel) ? member : undefined);
}

/** Signs a socket in as the person, so that `disconnectUser` finds it. Throws `validation_failed`. */
export function authenticateUser(socketId: string, { id, name }: Person): UserAuthResponse {
  checkSocketId(socketId);
  return pusher().authenticateUser(socketId, { id: String(id), user_info: { name } });
}

// Our own engine reads the person from private channels too: a client that never signs in does not outlive a
// suspension there. Other servers refuse private channels signed with a person.
function namesPerson(channel: string): boolean {
  return channel.startsWith("presence-") || env().PUSHER_APP_ID === embeddedAppId;
}

// Stricter than the package: a socket id that carries more than its digits would sign another text.
function checkSocketId(socketId: string): void {
  if (!/^\d{1,20}\.\d{1,20}$/.test(socketId)) throw invalid("socket_id", "id_invalid");
}
