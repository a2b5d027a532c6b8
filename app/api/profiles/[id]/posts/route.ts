import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { listProfilePosts } from "@/lib/profiles/queries";

export const GET = route(api.listProfilePosts, ({ viewer, params, query }) =>
  listProfilePosts(viewer, params.id, query),
);
