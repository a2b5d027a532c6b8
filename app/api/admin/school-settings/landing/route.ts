import { route } from "@/lib/core/api/route";
import { changeLanding, getLanding } from "@/lib/school-settings/landing";
import * as api from "@/lib/school-settings/landing-contract";

export const GET = route(api.getLanding, ({ viewer }) => getLanding(viewer));

export const PUT = route(api.changeLanding, ({ viewer, body }) => changeLanding(viewer, body));
