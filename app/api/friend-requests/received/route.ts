import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { listFriendRequests } from "@/lib/friends/queries";

export const GET = route(api.listFriendRequests, ({ viewer }) => listFriendRequests(viewer));
