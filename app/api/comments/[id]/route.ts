import { route } from "@/lib/core/api/route";
import { deleteComment, updateComment } from "@/lib/posts/comment-mutations";
import * as api from "@/lib/posts/comments-contract";

export const PUT = route(api.updateComment, ({ viewer, ids, body }) =>
  updateComment(viewer, ids.id, body.content),
);

export const DELETE = route(api.deleteComment, ({ viewer, ids, caller }) =>
  deleteComment(viewer, ids.id, caller),
);
