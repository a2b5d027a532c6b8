import * as insights from "@/lib/analytics/insights-contract";
import { listConfirmations } from "@/lib/applications/confirmations-contract";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Line } from "./jobs-permissions";

const ofSchool = (endpoint: Endpoint, query: Record<string, string> = {}): Line => ({
  endpoint,
  allowed: ["admin"],
  about: async () => ({ query }),
});

/** Calls about recruitment in the whole school. */
export const schoolMatrix: Record<string, Line> = {
  "the internships found": ofSchool(insights.listInternshipsFound),
  "the students without one": ofSchool(insights.listStudentsWithoutInternship),
  "the companies' answers": ofSchool(insights.listAnswerTimes),
  "the activity by week": ofSchool(insights.listActivity),
  "a figure as a file": ofSchool(insights.exportInsight, { format: "csv", figure: "activity" }),
  "the applications to confirm": ofSchool(listConfirmations),
};
