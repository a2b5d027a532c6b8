import { route } from "@/lib/core/api/route";
import * as api from "@/lib/posts/comment-management-contract";
import { setCommentStatuses } from "@/lib/posts/comment-management-mutations";

export const PUT = route(api.setCommentStatuses, async ({ viewer, body, request }) => ({
  data: await setCommentStatuses(viewer, body, request),
}));
