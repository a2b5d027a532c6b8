import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportComment } from "@/lib/moderation/mutations";

export const POST = route(api.reportComment, async ({ viewer, ids, body }) => ({
  data: await reportComment(viewer, ids.id, body.reason),
}));
