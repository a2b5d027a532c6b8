import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { disableTwoFactor } from "@/lib/two-factor/settings";

export const POST = route(api.disableTwoFactor, ({ viewer, body, request }) =>
  disableTwoFactor(viewer, body, request),
);
