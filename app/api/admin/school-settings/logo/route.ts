import { route } from "@/lib/core/api/route";
import { changeLogo, getLogo } from "@/lib/school-settings/logo";
import * as api from "@/lib/school-settings/logo-contract";

export const GET = route(api.getLogo, async ({ viewer }) => ({ data: await getLogo(viewer) }));

export const PUT = route(api.changeLogo, async ({ viewer, body, files }) => ({
  data: await changeLogo(viewer, body, files),
}));
