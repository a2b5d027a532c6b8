import * as z from "zod/mini";
import { channelKind } from "@/lib/core/realtime/server/channel-kind";
import { parseJsonAs } from "@/lib/core/realtime/server/frames";
import type { Hub } from "@/lib/core/realtime/server/hub";
import { limits } from "@/lib/core/realtime/server/limits";
import { describeChannel } from "./channels";
import { HttpError } from "./http-error";

const name = z.string().check(z.minLength(1), z.maxLength(limits.eventNameLength));
const channel = z.string().check(z.refine((text) => channelKind(text) !== null));
const common = {
  name,
  data: z.string(),
  socket_id: z.nullish(z.string()),
  info: z.nullish(z.string()),
};
const single = z.object({ ...common, channel });
const toSeveral = z.object({
  ...common,
  channels: z.array(channel).check(z.minLength(1), z.maxLength(limits.channelsPerEvent)),
});
const event = z.union([toSeveral, single]);
const batch = z.object({ batch: z.array(single).check(z.maxLength(limits.eventsPerBatch)) });

export function publishEvent(hub: Hub, body: Buffer): object {
  const input = parseBody(event, body);
  checkSize(input.data);
  const channels = "channels" in input ? input.channels : [input.channel];
  for (const channelName of new Set(channels))
    hub.publish(channelName, input.name, input.data, input.socket_id ?? undefined);
  if (!input.info) return {};
  const fields = input.info.split(",");
  return {
    channels: Object.fromEntries(
      channels.map((channelName) => [channelName, describeChannel(hub, channelName, fields)]),
    ),
  };
}

export function publishBatch(hub: Hub, body: Buffer): object {
  const input = parseBody(batch, body).batch;
  for (const { data } of input) checkSize(data);
  for (const item of input) hub.publish(item.channel, item.name, item.data, item.socket_id ?? undefined);
  if (!input.some(({ info }) => info)) return {};
  const channels = input.map((item) => describeChannel(hub, item.channel, item.info?.split(",") ?? []));
  return { batch: channels };
}

function parseBody<T extends z.ZodMiniType>(schema: T, body: Buffer): z.infer<T> {
  const input = parseJsonAs(schema, body.toString());
  if (input === null) throw new HttpError(400, "The body is not an event with a name, data and channels.");
  return input;
}

function checkSize(data: string): void {
  if (Buffer.byteLength(data) <= limits.eventBytes) return;
  throw new HttpError(413, `The data of an event have at most ${limits.eventBytes} bytes.`);
}
