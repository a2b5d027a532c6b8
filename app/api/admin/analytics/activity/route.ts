import { listActivity } from "@/lib/analytics/insights";
import * as api from "@/lib/analytics/insights-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listActivity, ({ viewer, query }) => listActivity(viewer, query));
