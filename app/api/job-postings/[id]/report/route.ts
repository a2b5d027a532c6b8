import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportJob } from "@/lib/moderation/mutations";

export const POST = route(api.reportJob, ({ viewer, params, body }) =>
  reportJob(viewer, params.id, body.reason),
);
