import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportProfile } from "@/lib/moderation/mutations";

export const POST = route(api.reportProfile, async ({ viewer, params, body }) => ({
  data: await reportProfile(viewer, params.id, body.reason),
}));
