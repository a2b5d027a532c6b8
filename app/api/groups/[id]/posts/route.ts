import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { listGroupPosts } from "@/lib/posts/group-feed";

export const GET = route(api.listGroupPosts, async ({ viewer, params, query }) => ({
  data: await listGroupPosts(viewer, params.id, query),
}));
