import { route } from "@/lib/core/api/route";
import { changeModerationRules, getModerationRules } from "@/lib/school-settings/rules";
import * as api from "@/lib/school-settings/rules-contract";

export const GET = route(api.getModerationRules, ({ viewer }) => getModerationRules(viewer));

export const PUT = route(api.changeModerationRules, ({ viewer, body }) =>
  changeModerationRules(viewer, body),
);
