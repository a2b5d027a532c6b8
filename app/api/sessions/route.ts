import { endOtherSessions, listSessions } from "@/lib/accounts/sessions";
import { endOtherSessions as endOthers, listSessions as list } from "@/lib/accounts/settings-contract";
import { route } from "@/lib/api/route";

export const GET = route(list, async ({ viewer }) => ({ data: await listSessions(viewer) }));

export const DELETE = route(endOthers, async ({ viewer, caller }) => ({
  ended: await endOtherSessions(viewer, caller),
}));
