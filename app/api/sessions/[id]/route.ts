import { route } from "@/lib/core/api/route";
import { revokeSession } from "@/lib/users/sessions";
import { revokeSession as endpoint } from "@/lib/users/settings-contract";

export const DELETE = route(endpoint, async ({ viewer, ids, caller }) => {
  await revokeSession(viewer, ids.id, caller);
  return {};
});
