import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { renewRecoveryCodes } from "@/lib/two-factor/settings";

export const POST = route(api.renewRecoveryCodes, async ({ viewer, body, request }) => ({
  recovery_codes: await renewRecoveryCodes(viewer, body, request),
}));
