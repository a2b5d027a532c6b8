import { reply, route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { sendFriendRequest } from "@/lib/friends/mutations";

export const POST = route(api.sendFriendRequest, async ({ viewer, body }) => {
  const result = await sendFriendRequest(viewer, body.receiver_id);
  return reply({ body: result, status: result.friendship_status === "friends" ? 200 : 201 });
});
