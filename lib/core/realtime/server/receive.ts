import * as z from "zod/mini";
import { sendClientEvent } from "./client-event";
import { codes } from "./codes";
import type { Connection } from "./connection";
import { frameOf, ownFrame, parseJsonAs, readFrame } from "./frames";
import type { Hub } from "./hub";
import { limits } from "./limits";
import { hasValidSignature } from "./signature";
import { subscribe, unsubscribe } from "./subscription";

export function handleFrame(hub: Hub, connection: Connection, text: string) {
  connection.lastMessageAt = Date.now();
  connection.pingedAt = null;
  if (!connection.frameLimit.consume([connection.id], 1))
    return connection.close(codes.overCapacity, "Too many messages.");
  const frame = readFrame(text);
  if (!frame) return connection.reject("This is not a message of the protocol.");
  switch (frame.event) {
    case "pusher:ping":
      return connection.send(frameOf({ event: "pusher:pong", data: {} }));
    case "pusher:pong":
      return;
    case "pusher:subscribe":
      return subscribe(hub, connection, frame.data);
    case "pusher:unsubscribe":
      return unsubscribe(hub, connection, frame.data);
    case "pusher:signin":
      return signIn(hub, connection, frame.data);
    default:
      return sendClientEvent(hub, connection, frame);
  }
}

const signInRequest = z.object({ auth: z.string(), user_data: z.string() });
const signedInUser = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(limits.memberIdLength)),
  user_info: z.optional(z.unknown()),
});

function signIn(hub: Hub, connection: Connection, data: unknown) {
  const input = signInRequest.safeParse(data).data;
  const signedIn = input && parseJsonAs(signedInUser, input.user_data);
  if (!signedIn || !hasValidSignature(hub.app, input.auth, `${connection.id}::user::${input.user_data}`)) {
    return connection.close(codes.unauthorized, "The sign-in is not signed by the application.");
  }
  if (connection.signedIn && connection.signedIn.id !== signedIn.id) {
    return connection.close(codes.unauthorized, "Someone else is signed in here.");
  }
  if (!hub.identify(connection, signedIn.id)) return;
  connection.signedIn = signedIn;
  connection.send(ownFrame("pusher:signin_success", { user_data: input.user_data }));
}
