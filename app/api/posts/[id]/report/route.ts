import { route } from "@/lib/core/api/route";
import { reportPost as report } from "@/lib/moderation/contract";
import { reportPost } from "@/lib/moderation/mutations";

export const POST = route(report, async ({ viewer, ids, body }) => ({
  data: await reportPost(viewer, ids.id, body.reason),
}));
