import * as api from "@/lib/chat/contract";
import { route } from "@/lib/core/api/route";
import { searchUsers } from "@/lib/friends/search";

export const GET = route(api.searchChatUsers, async ({ viewer, query }) => {
  const { data } = await searchUsers(viewer, { search: query.q, page: 1, per_page: 20 });
  return data;
});
