import * as api from "@/lib/analytics/insights-contract";
import { exportInsight } from "@/lib/analytics/insights-export";
import { downloadResponse } from "@/lib/core/api/download";
import { route } from "@/lib/core/api/route";

export const GET = route(api.exportInsight, async ({ viewer, query }) =>
  downloadResponse(await exportInsight(viewer, query)),
);
