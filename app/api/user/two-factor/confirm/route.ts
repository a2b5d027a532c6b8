import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { confirmTwoFactor } from "@/lib/two-factor/settings";

export const POST = route(api.confirmTwoFactor, async ({ viewer, body }) => ({
  recovery_codes: await confirmTwoFactor(viewer, body),
}));
