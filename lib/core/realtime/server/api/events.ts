import * as z from "zod/mini";
import { channelKind } from "@/lib/core/realtime/server/channel-kind";
import { readAs } from "@/lib/core/realtime/server/frames";
import type { Hub } from "@/lib/core/realtime/server/hub";
import { limits } from "@/lib/core/realtime/server/limits";
import { Refused } from "./refused";

const name = z.string().check(z.minLength(1), z.maxLength(limits.eventNameLength));
const channel = z.string().check(z.refine((text) => channelKind(text) !== null));
const common = { name, data: z.string(), socket_id: z.optional(z.string()) };
const single = z.object({ ...common, channel });
const toSeveral = z.object({
  ...common,
  channels: z.array(channel).check(z.minLength(1), z.maxLength(limits.channelsPerEvent)),
});
const event = z.union([toSeveral, single]);
const batch = z.object({ batch: z.array(single).check(z.maxLength(limits.eventsPerBatch)) });

export function publishEvent(hub: Hub, body: Buffer): object {
  const said = read(event, body);
  checkSize(said.data);
  const channels = "channels" in said ? said.channels : [said.channel];
  for (const to of new Set(channels)) hub.publish(to, said.name, said.data, said.socket_id);
  return {};
}

export function publishBatch(hub: Hub, body: Buffer): object {
  const said = read(batch, body).batch;
  for (const { data } of said) checkSize(data);
  for (const one of said) hub.publish(one.channel, one.name, one.data, one.socket_id);
  return {};
}

function read<T extends z.ZodMiniType>(shape: T, body: Buffer): z.infer<T> {
  const said = readAs(shape, body.toString());
  if (said === null) throw new Refused(400, "The body is not an event with a name, data and channels.");
  return said;
}

function checkSize(data: string): void {
  if (Buffer.byteLength(data) <= limits.eventBytes) return;
  throw new Refused(413, `The data of an event have at most ${limits.eventBytes} bytes.`);
}
