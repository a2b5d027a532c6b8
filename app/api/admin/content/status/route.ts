import { route } from "@/lib/core/api/route";
import { setPostStatuses } from "@/lib/moderation/post-status";
import * as api from "@/lib/moderation/post-status-contract";

export const PUT = route(api.setPostStatuses, ({ viewer, body }) => setPostStatuses(viewer, body));
