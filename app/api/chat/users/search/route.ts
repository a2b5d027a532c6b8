import * as api from "@/lib/chat/contract";
import { route } from "@/lib/core/api/route";
import { searchPeople } from "@/lib/friends/search";

export const GET = route(api.searchChatUsers, async ({ viewer, query }) => ({
  data: await searchPeople(viewer, query.q),
}));
