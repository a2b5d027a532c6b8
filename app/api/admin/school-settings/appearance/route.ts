import { route } from "@/lib/core/api/route";
import { changeAppearance, getAppearance } from "@/lib/school-settings/appearance";
import * as api from "@/lib/school-settings/appearance-contract";

export const GET = route(api.getAppearance, ({ viewer }) => getAppearance(viewer));

export const PUT = route(api.changeAppearance, ({ viewer, body }) => changeAppearance(viewer, body));
