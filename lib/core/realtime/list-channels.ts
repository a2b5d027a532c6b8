import * as z from "zod/mini";
import { deliver } from "./deliver";
import { pusher } from "./pusher";

const schema = z.object({ channels: z.record(z.string(), z.unknown()) });

/** The names of the channels with subscribers, in one call; null when the realtime server does not respond. */
export async function listChannels(prefix: string): Promise<string[] | null> {
  let channels: string[] | null = null;
  await deliver("channels", async () => {
    const response = await pusher().get({ path: "/channels", params: { filter_by_prefix: prefix } });
    channels = Object.keys(schema.parse(await response.json()).channels);
  });
  return channels;
}
