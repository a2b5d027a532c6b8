import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportProfile } from "@/lib/moderation/mutations";

export const POST = route(api.reportProfile, ({ viewer, params, body }) =>
  reportProfile(viewer, params.id, body.reason),
);
