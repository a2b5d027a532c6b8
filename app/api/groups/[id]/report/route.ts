import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { reportGroup } from "@/lib/moderation/mutations";

export const POST = route(api.reportGroup, ({ viewer, params, body }) =>
  reportGroup(viewer, params.id, body.reason),
);
