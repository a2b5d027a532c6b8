import { route } from "@/lib/core/api/route";
import * as api from "@/lib/school-settings/contract";
import { changeSchoolSettings } from "@/lib/school-settings/mutations";
import { getSchoolSettings } from "@/lib/school-settings/queries";

export const GET = route(api.getSchoolSettings, ({ viewer }) => getSchoolSettings(viewer));

export const PUT = route(api.changeSchoolSettings, ({ viewer, body }) => changeSchoolSettings(viewer, body));
