import { route } from "@/lib/core/api/route";
import { changePassword } from "@/lib/users/passwords";
import { changePassword as endpoint } from "@/lib/users/settings-contract";

export const PUT = route(endpoint, async ({ viewer, body, caller }) => {
  await changePassword(viewer, body, caller);
  return {};
});
