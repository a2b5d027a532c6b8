import { route } from "@/lib/core/api/route";
import { changeModerationRules, getModerationRules } from "@/lib/school-settings/rules";
import * as api from "@/lib/school-settings/rules-contract";

export const GET = route(api.getModerationRules, async ({ viewer }) => ({
  data: await getModerationRules(viewer),
}));

export const PUT = route(api.changeModerationRules, async ({ viewer, body }) => ({
  data: await changeModerationRules(viewer, body),
}));
