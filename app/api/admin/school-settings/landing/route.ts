import { route } from "@/lib/core/api/route";
import { changeLanding, getLanding } from "@/lib/school-settings/landing";
import * as api from "@/lib/school-settings/landing-contract";

export const GET = route(api.getLanding, async ({ viewer }) => ({ data: await getLanding(viewer) }));

export const PUT = route(api.changeLanding, async ({ viewer, body }) => ({
  data: await changeLanding(viewer, body),
}));
