import { route } from "@/lib/core/api/route";
import { changeSchoolRules, getSchoolRules } from "@/lib/school-settings/school-rules";
import * as api from "@/lib/school-settings/school-rules-contract";

export const GET = route(api.getSchoolRules, async ({ viewer }) => ({ rules: await getSchoolRules(viewer) }));

export const PUT = route(api.changeSchoolRules, async ({ viewer, body }) => ({
  rules: await changeSchoolRules(viewer, body),
}));
