import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { searchUsers } from "@/lib/friends/search";

export const GET = route(api.searchUsers, ({ viewer, query }) => searchUsers(viewer, query));
