import { route } from "@/lib/core/api/route";
import { listQueue } from "@/lib/moderation/queue";
import * as api from "@/lib/moderation/queue-contract";

export const GET = route(api.listQueue, ({ viewer, query }) => listQueue(viewer, query));
