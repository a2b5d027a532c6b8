import { route } from "@/lib/core/api/route";
import { deleteComment, updateComment } from "@/lib/posts/comment-mutations";
import * as api from "@/lib/posts/comments-contract";

export const PUT = route(api.updateComment, ({ viewer, params, body }) =>
  updateComment(viewer, params.id, body.content),
);

export const DELETE = route(api.deleteComment, ({ viewer, params }) => deleteComment(viewer, params.id));
