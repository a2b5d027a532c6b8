import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { listProfilePosts } from "@/lib/profiles/queries";

export const GET = route(api.listProfilePosts, ({ viewer, ids, query }) =>
  listProfilePosts(viewer, ids.id, query),
);
