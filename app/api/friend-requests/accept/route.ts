import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { acceptFriendRequest } from "@/lib/friends/mutations";

export const POST = route(api.acceptFriendRequest, ({ viewer, body }) =>
  acceptFriendRequest(viewer, body.request_id),
);
