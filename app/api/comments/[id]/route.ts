import { route } from "@/lib/core/api/route";
import { deleteComment, updateComment } from "@/lib/posts/comment-mutations";
import { deleteComment as remove, updateComment as update } from "@/lib/posts/comments-contract";

export const PUT = route(update, ({ viewer, ids, body }) => updateComment(viewer, ids.id, body.content));

export const DELETE = route(remove, ({ viewer, ids, caller }) => deleteComment(viewer, ids.id, caller));
