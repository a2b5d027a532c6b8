import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { pinPost } from "@/lib/posts/content-mutations";

export const POST = route(api.pinPost, async ({ viewer, ids, caller }) => ({
  data: await pinPost(viewer, ids.id, caller),
}));
