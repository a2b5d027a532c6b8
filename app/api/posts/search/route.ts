import { route } from "@/lib/core/api/route";
import { searchPosts as endpoint } from "@/lib/search/contract";
import { searchPosts } from "@/lib/search/queries";

export const GET = route(endpoint, async ({ viewer, query }) => ({ data: await searchPosts(viewer, query) }));
