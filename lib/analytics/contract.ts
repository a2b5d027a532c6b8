import * as z from "zod/mini";
import { locales } from "@/db/enums";
import { applicationCounts } from "@/lib/applications/schemas";
import { endpoint } from "@/lib/core/api/endpoint";

/** The figures of one job or of all jobs; `conversion` is applications per view, the hours are a median. */
const measures = {
  views: z.int(),
  conversion: z.nullable(z.number()),
  hours_to_first_answer: z.nullable(z.number()),
};

export const getRecruitmentAnalytics = endpoint("GET /api/recruitment-analytics", {
  access: ["company"],
  response: z.object({
    total_job_postings: z.int(),
    total_applications: z.int(),
    applications_by_status: z.omit(applicationCounts, { withdrawn: true }),
    applications_per_job_posting: z.array(
      z.object({
        job_posting: z.object({
          id: z.int(),
          title: z.string(),
          locale: z.nullable(z.enum(locales)),
        }),
        count: z.int(),
        ...measures,
      }),
    ),
    ...measures,
  }),
});
