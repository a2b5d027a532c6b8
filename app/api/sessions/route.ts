import { route } from "@/lib/core/api/route";
import { listSessions, revokeOtherSessions } from "@/lib/users/sessions";
import * as api from "@/lib/users/settings-contract";

export const GET = route(api.listSessions, ({ viewer }) => listSessions(viewer));

export const DELETE = route(api.revokeOtherSessions, async ({ viewer }) => ({
  ended: await revokeOtherSessions(viewer),
}));
