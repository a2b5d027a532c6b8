import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/contract";
import { deletePost, updatePost } from "@/lib/posts/mutations";
import { getPost } from "@/lib/posts/queries";

export const GET = route(api.getPost, ({ viewer, params }) => getPost(viewer, params.id));

export const PUT = route(api.updatePost, ({ viewer, params, body, files }) =>
  updatePost(viewer, params.id, body, files),
);

/** A form changes the post by `_method=PUT`, as the contract defines it. */
export const POST = PUT;

export const DELETE = route(api.deletePost, ({ viewer, params }) => deletePost(viewer, params.id));
