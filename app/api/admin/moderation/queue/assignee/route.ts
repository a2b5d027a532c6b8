import { route } from "@/lib/core/api/route";
import { assignQueueItem } from "@/lib/moderation/assignments";
import * as api from "@/lib/moderation/queue-contract";

export const PUT = route(api.assignQueueItem, ({ viewer, body }) => assignQueueItem(viewer, body));
