import { route } from "@/lib/core/api/route";
import * as api from "@/lib/moderation/contract";
import { getDashboardStatistics } from "@/lib/moderation/statistics";

export const GET = route(api.getDashboardStatistics, ({ viewer }) => getDashboardStatistics(viewer));
