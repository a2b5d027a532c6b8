import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { removeTwoFactor } from "@/lib/two-factor/removal";

export const DELETE = route(api.removeTwoFactor, async ({ viewer, params }) => {
  await removeTwoFactor(viewer, params.id);
  return {};
});
