import { canJoinChannel } from "@/lib/channel-access";
import { route } from "@/lib/core/api/route";
import { AppError } from "@/lib/core/errors/app-error";
import { authorizeChannel } from "@/lib/core/realtime/auth";
import * as api from "@/lib/core/realtime/contract";

export const POST = route(api.authorizeChannel, async ({ viewer, body }) => {
  if (!(await canJoinChannel(viewer, body.channel_name))) throw new AppError("forbidden");
  return authorizeChannel(body.socket_id, body.channel_name, viewer);
});
