import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { listFriends } from "@/lib/friends/queries";

export const GET = route(api.listFriends, ({ viewer, query }) => listFriends(viewer, query));
