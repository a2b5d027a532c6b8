import { listStudentsWithoutInternship } from "@/lib/analytics/insights";
import * as api from "@/lib/analytics/insights-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listStudentsWithoutInternship, ({ viewer, query }) =>
  listStudentsWithoutInternship(viewer, query),
);
