import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { listGroupPosts } from "@/lib/posts/group-feed";

export const GET = route(api.listGroupPosts, ({ viewer, params, query }) =>
  listGroupPosts(viewer, params.id, query),
);
