import { chunksOf } from "@/lib/core/chunks-of";
import { type ChannelName, userChannel } from "./channels";
import { createDeliver } from "./deliver";
import type { EventName, RealtimeEvents } from "./events";
import { eventPusher } from "./pusher";

const channelsPerCall = 100;

/** Events have a delivery of their own, so that other calls that time out do not stop them. */
const deliverEvent = createDeliver();

/** Starts sending an event to everyone on the channels. Does not wait for it; a failed delivery is logged. */
export function publish<E extends EventName>(
  to: ChannelName | readonly ChannelName[],
  event: E,
  payload: RealtimeEvents[E],
): void {
  for (const channels of chunksOf([...new Set([to].flat())], channelsPerCall))
    void deliverEvent(event, () => eventPusher().trigger(channels, event, payload));
}

const eventsPerBatch = 10;

/** Publishes a different event on each channel, ten per request, one request after the other. */
export async function publishEach<E extends EventName>(
  event: E,
  messages: readonly { to: ChannelName; payload: RealtimeEvents[E] }[],
): Promise<void> {
  for (const some of chunksOf(messages, eventsPerBatch)) {
    const batch = some.map(({ to, payload }) => ({ channel: to, name: event, data: payload }));
    await deliverEvent(event, () => eventPusher().triggerBatch(batch));
  }
}

/** Called when users' friends, requests, blocks or mutes changed: their pages read their lists and counts again. */
export function publishFriendsUpdated(...userIds: number[]): void {
  publish(userIds.map(userChannel), "friends:updated", {});
}
