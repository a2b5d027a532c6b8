import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { getTwoFactor, startTwoFactor } from "@/lib/two-factor/settings";

export const GET = route(api.getTwoFactor, ({ viewer }) => getTwoFactor(viewer));

export const POST = route(api.startTwoFactor, ({ viewer, body, request }) =>
  startTwoFactor(viewer, body, request),
);
