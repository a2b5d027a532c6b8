import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { rejectFriendRequest } from "@/lib/friends/mutations";

export const POST = route(api.rejectFriendRequest, ({ viewer, body }) =>
  rejectFriendRequest(viewer, body.request_id),
);
