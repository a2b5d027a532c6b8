import { listJoinable } from "@/lib/channel-access";
import { route } from "@/lib/core/api/route";
import { AppError } from "@/lib/core/errors/app-error";
import { authorizeChannel } from "@/lib/core/realtime/auth";
import * as api from "@/lib/core/realtime/contract";

export const POST = route(api.authorizeChannel, async ({ viewer, body }) => {
  const issuedAt = Date.now();
  const { socket_id: socketId, channel_name: names } = body;
  const sign = (channel: string) => authorizeChannel({ socketId, channel, issuedAt }, viewer);
  const joinable = await listJoinable(viewer, [names].flat());
  if (typeof names !== "string")
    return { channels: Object.fromEntries(joinable.map((name) => [name, sign(name)])) };
  if (!joinable.includes(names)) throw new AppError("forbidden");
  return sign(names);
});
