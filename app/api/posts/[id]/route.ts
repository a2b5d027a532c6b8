import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { deletePost, updatePost } from "@/lib/posts/mutations";
import { getPost } from "@/lib/posts/queries";

export const GET = route(api.getPost, async ({ viewer, ids }) => ({ data: await getPost(viewer, ids.id) }));

export const PUT = route(api.updatePost, async ({ viewer, ids, body, files }) => ({
  data: await updatePost(viewer, ids.id, body, files),
}));

/** The contract's form: `_method=PUT`. */
export const POST = PUT;

export const DELETE = route(api.deletePost, async ({ viewer, ids, caller }) => {
  await deletePost(viewer, ids.id, caller);
  return {};
});
