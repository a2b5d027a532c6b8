import { route } from "@/lib/core/api/route";
import { listReportCases } from "@/lib/moderation/queue";
import * as api from "@/lib/moderation/queue-contract";

export const GET = route(api.listReportCases, async ({ viewer, query }) => ({
  data: await listReportCases(viewer, query),
}));
