import { channelKind } from "./channel-kind";
import { codes } from "./codes";
import type { Connection } from "./connection";
import { type Frame, frameOf } from "./frames";
import type { Hub } from "./hub";
import { limits } from "./limits";

export function sendClientEvent(hub: Hub, connection: Connection, frame: Frame) {
  const { event, channel: name, data } = frame;
  if (!event.startsWith("client-") || event.length > limits.eventNameLength) {
    return connection.reject("There is no such event.");
  }
  const kind = name === undefined ? null : channelKind(name);
  const channel = hub.channels.get(name ?? "");
  if (!channel?.has(connection) || (kind !== "private" && kind !== "presence")) {
    return connection.reject(
      "Client events go to private and presence channels that the client is subscribed to.",
    );
  }
  if (!hub.options.clientEventChannels.some((pattern) => isMatch(pattern, channel.name))) {
    return connection.reject("Client events are not enabled on this channel.");
  }
  if (!hub.clientEvents.consume(connection.senders, 1)) {
    return connection.reject("Too many client events in a second.", codes.tooManyClientEvents);
  }
  const user_id = channel.memberOf(connection)?.user_id;
  const forwarded = frameOf({ event, channel: name, data, user_id });
  if (forwarded.length > limits.eventBytes) return connection.reject("The client event is too large.");
  if (!hub.clientEventBytes.consume(connection.senders, forwarded.length)) {
    return connection.reject("Too many bytes of client events in a second.", codes.tooManyClientEvents);
  }
  channel.send(forwarded, connection);
  const text = typeof data === "string" ? data : JSON.stringify(data ?? null);
  const origin = { socket_id: connection.id, user_id };
  void hub.peers?.post("/events", { name: event, channel: channel.name, data: text });
  hub.notify?.({ name: "client_event", channel: channel.name, event, data: text, ...origin });
}

function isMatch(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
