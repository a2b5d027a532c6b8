import { route } from "@/lib/core/api/route";
import { setCommentStatuses } from "@/lib/moderation/comment-status";
import * as api from "@/lib/moderation/comment-status-contract";

export const PUT = route(api.setCommentStatuses, async ({ viewer, body }) => ({
  data: await setCommentStatuses(viewer, body),
}));
