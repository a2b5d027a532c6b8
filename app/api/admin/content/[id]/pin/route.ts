import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/content-contract";
import { pinPost } from "@/lib/posts/content-mutations";

export const POST = route(api.pinPost, async ({ viewer, params, request }) => ({
  data: await pinPost(viewer, params.id, request),
}));
