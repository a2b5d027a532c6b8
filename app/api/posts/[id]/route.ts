import { route } from "@/lib/core/api/route";
import { getPost as get, deletePost as remove, updatePost as update } from "@/lib/posts/contract";
import { deletePost, updatePost } from "@/lib/posts/mutations";
import { getPost } from "@/lib/posts/queries";

export const GET = route(get, async ({ viewer, ids }) => ({ data: await getPost(viewer, ids.id) }));

export const PUT = route(update, async ({ viewer, ids, body, files }) => ({
  data: await updatePost(viewer, ids.id, body, files),
}));

/** The contract's form: `_method=PUT`. */
export const POST = PUT;

export const DELETE = route(remove, async ({ viewer, ids }) => {
  await deletePost(viewer, ids.id);
  return {};
});
