import { route } from "@/lib/core/api/route";
import { reportComment as report } from "@/lib/moderation/contract";
import { reportComment } from "@/lib/moderation/mutations";

export const POST = route(report, async ({ viewer, ids, body }) => ({
  data: await reportComment(viewer, ids.id, body.reason),
}));
