import { route } from "@/lib/core/api/route";
import * as api from "@/lib/friends/contract";
import { searchPeople } from "@/lib/friends/search";

export const GET = route(api.searchPeople, async ({ viewer, query }) => ({
  data: await searchPeople(viewer, query.search),
}));
