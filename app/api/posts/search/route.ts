import { route } from "@/lib/core/api/route";
import * as api from "@/lib/search/contract";
import { searchPosts } from "@/lib/search/queries";

export const GET = route(api.searchPosts, ({ viewer, query }) => searchPosts(viewer, query));
