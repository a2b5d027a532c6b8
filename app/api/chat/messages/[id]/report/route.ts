import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportMessage } from "@/lib/moderation/mutations";

export const POST = route(api.reportMessage, ({ viewer, params, body }) =>
  reportMessage(viewer, params.id, body.reason),
);
