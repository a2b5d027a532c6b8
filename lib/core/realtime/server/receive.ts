import { sendClientEvent } from "./client-event";
import { codes } from "./codes";
import type { Connection } from "./connection";
import { frameOf, readFrame } from "./frames";
import type { Hub } from "./hub";
import { signIn } from "./sign-in";
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
