import * as insights from "@/lib/analytics/insights-contract";
import { listConfirmations } from "@/lib/applications/confirmations-contract";
import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Line } from "./job-subjects";

const schoolLine = (endpoint: Endpoint, query: Record<string, string> = {}): Line => ({
  endpoint,
  allowed: ["admin"],
  about: async () => ({ query }),
});

/** Calls about recruitment in the whole school. */
export const schoolMatrix: Record<string, Line> = {
  "the internships found": schoolLine(insights.listInternshipsFound),
  "the students without one": schoolLine(insights.listStudentsWithoutInternship),
  "the companies' answers": schoolLine(insights.listAnswerTimes),
  "the activity by week": schoolLine(insights.listActivity),
  "a figure as a file": schoolLine(insights.exportInsight, { format: "csv", figure: "activity" }),
  "the applications to confirm": schoolLine(listConfirmations),
};
