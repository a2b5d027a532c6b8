import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { cancelFriendRequest } from "@/lib/friends/mutations";

export const POST = route(api.cancelFriendRequest, ({ viewer, body }) =>
  cancelFriendRequest(viewer, body.receiver_id),
);
