import * as api from "@/lib/analytics/contract";
import { getRecruitmentAnalytics } from "@/lib/analytics/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(api.getRecruitmentAnalytics, ({ viewer }) => getRecruitmentAnalytics(viewer));
