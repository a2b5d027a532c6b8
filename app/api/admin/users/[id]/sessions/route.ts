import { route } from "@/lib/core/api/route";
import { revokeUserSessions } from "@/lib/users/access";
import * as api from "@/lib/users/access-contract";

export const DELETE = route(api.revokeUserSessions, async ({ viewer, params }) => ({
  ended: await revokeUserSessions(viewer, params.id),
}));
