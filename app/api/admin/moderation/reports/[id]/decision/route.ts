import { route } from "@/lib/core/api/route";
import { decideReports } from "@/lib/moderation/decide";
import * as api from "@/lib/moderation/queue-contract";

export const POST = route(api.decideReports, ({ viewer, params, body }) =>
  decideReports(viewer, params.id, body),
);
