import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportComment } from "@/lib/moderation/mutations";

export const POST = route(api.reportComment, async ({ viewer, params, body }) => ({
  data: await reportComment(viewer, params.id, body.reason),
}));
