import { route } from "@/lib/core/api/route";
import * as api from "@/lib/search/contract";
import { searchPosts } from "@/lib/search/queries";

export const GET = route(api.searchPosts, async ({ viewer, query }) => ({
  data: await searchPosts(viewer, query),
}));
