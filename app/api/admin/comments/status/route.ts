import { route } from "@/lib/core/api/route";
import { setCommentStatuses } from "@/lib/moderation/comment-status";
import * as api from "@/lib/moderation/comment-status-contract";

export const PUT = route(api.setCommentStatuses, ({ viewer, body }) => setCommentStatuses(viewer, body));
