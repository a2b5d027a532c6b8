import { channelKind } from "@/lib/core/realtime/server/channel-kind";
import type { Hub } from "@/lib/core/realtime/server/hub";
import { HttpError } from "./http-error";

type ChannelInfo = { user_count?: number; subscription_count?: number };

export function listChannels(hub: Hub, query: URLSearchParams): object {
  const prefix = query.get("filter_by_prefix") ?? "";
  const fields = parseInfo(query, prefix.startsWith("presence-"));
  const channels = [...hub.channels.values()].filter(({ name }) => name.startsWith(prefix));
  return {
    channels: Object.fromEntries(
      channels.map((channel) => [channel.name, describeChannel(hub, channel.name, fields)]),
    ),
  };
}

export function showChannel(hub: Hub, name: string, query: URLSearchParams): object {
  const kind = kindOf(name);
  return {
    occupied: hub.channels.has(name),
    ...describeChannel(hub, name, parseInfo(query, kind === "presence")),
  };
}

export function listUsers(hub: Hub, name: string): object {
  if (kindOf(name) !== "presence") throw new HttpError(400, "Only presence channels have users.");
  return { users: [...hub.cluster.membersOf(name).keys()].map((id) => ({ id })) };
}

function kindOf(name: string): string {
  const kind = channelKind(name);
  if (!kind) throw new HttpError(400, "This is not a channel's name.");
  return kind;
}

function parseInfo(query: URLSearchParams, isPresence: boolean): string[] {
  const fields = query.get("info")?.split(",") ?? [];
  if (fields.includes("user_count") && !isPresence)
    throw new HttpError(400, "Only presence channels have a user_count.");
  return fields;
}

export function describeChannel(hub: Hub, name: string, fields: readonly string[]): ChannelInfo {
  return {
    ...(fields.includes("user_count") &&
      name.startsWith("presence-") && { user_count: hub.cluster.membersOf(name).size }),
    ...(fields.includes("subscription_count") && { subscription_count: hub.channels.get(name)?.size ?? 0 }),
  };
}
