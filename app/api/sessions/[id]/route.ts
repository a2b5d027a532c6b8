import { route } from "@/lib/core/api/route";
import { revokeSession } from "@/lib/users/sessions";
import * as api from "@/lib/users/settings-contract";

export const DELETE = route(api.revokeSession, async ({ viewer, params }) => {
  await revokeSession(viewer, params.id);
  return {};
});
