import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportComment } from "@/lib/moderation/mutations";

export const POST = route(api.reportComment, ({ viewer, params, body }) =>
  reportComment(viewer, params.id, body.reason),
);
