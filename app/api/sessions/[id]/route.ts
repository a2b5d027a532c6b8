import { endSession } from "@/lib/accounts/sessions";
import { endSession as endpoint } from "@/lib/accounts/settings-contract";
import { route } from "@/lib/api/route";

export const DELETE = route(endpoint, async ({ viewer, ids, caller }) => {
  await endSession(viewer, ids.id, caller);
  return {};
});
