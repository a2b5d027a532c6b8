import { route } from "@/lib/core/api/route";
import { listSessions, revokeOtherSessions } from "@/lib/users/sessions";
import { revokeOtherSessions as endOthers, listSessions as list } from "@/lib/users/settings-contract";

export const GET = route(list, async ({ viewer }) => ({ data: await listSessions(viewer) }));

export const DELETE = route(endOthers, async ({ viewer, caller }) => ({
  ended: await revokeOtherSessions(viewer, caller),
}));
