import { getRecruitmentAnalytics as declared } from "@/lib/analytics/contract";
import { getRecruitmentAnalytics } from "@/lib/analytics/queries";
import { route } from "@/lib/core/api/route";

export const GET = route(declared, ({ viewer }) => getRecruitmentAnalytics(viewer));
