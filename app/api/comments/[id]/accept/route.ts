import { route } from "@/lib/core/api/route";
import { acceptComment } from "@/lib/posts/comment-mutations";
import * as api from "@/lib/posts/comments-contract";

export const POST = route(api.acceptComment, ({ viewer, params, body }) =>
  acceptComment(viewer, params.id, body),
);
