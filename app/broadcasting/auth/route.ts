import { AppError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { authorizeChannel } from "@/lib/realtime/auth";
import { authorizeChannel as endpoint } from "@/lib/realtime/contract";
import { mayHear } from "@/lib/realtime/policy";

export const POST = route(endpoint, async ({ viewer, body }) => {
  if (!mayHear(viewer, body.channel_name)) throw new AppError("forbidden");
  return authorizeChannel(body.socket_id, body.channel_name, viewer);
});
