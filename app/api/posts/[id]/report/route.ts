import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportPost } from "@/lib/moderation/mutations";

export const POST = route(api.reportPost, ({ viewer, params, body }) =>
  reportPost(viewer, params.id, body.reason),
);
