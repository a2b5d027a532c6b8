import { route } from "@/lib/core/api/route";
import { changePassword } from "@/lib/users/passwords";
import * as api from "@/lib/users/settings-contract";

export const PUT = route(api.changePassword, async ({ viewer, body }) => {
  await changePassword(viewer, body);
  return {};
});
