import { route } from "@/lib/core/api/route";
import { setPostStatus } from "@/lib/moderation/post-status";
import * as api from "@/lib/moderation/post-status-contract";

export const PUT = route(api.setPostStatus, ({ viewer, params, body }) =>
  setPostStatus(viewer, params.id, body),
);
