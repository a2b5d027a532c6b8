import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportEvent } from "@/lib/moderation/mutations";

export const POST = route(api.reportEvent, ({ viewer, params, body }) =>
  reportEvent(viewer, params.id, body.reason),
);
