import { changePassword } from "@/lib/accounts/passwords";
import { changePassword as endpoint } from "@/lib/accounts/settings-contract";
import { route } from "@/lib/api/route";

export const PUT = route(endpoint, async ({ viewer, body, caller }) => {
  await changePassword(viewer, body, caller);
  return {};
});
