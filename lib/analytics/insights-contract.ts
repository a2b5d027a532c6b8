import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { day } from "@/lib/core/schemas/day";
import { emptyToUndefined, wholeNumber } from "@/lib/core/schemas/fields";
import { studentClass } from "@/lib/core/schemas/user";

const access = ["admin"] as const;

export const insightLimits = { students: 5, weeks: 52, days: 732, companies: 100 } as const;
export const insightFigures = ["internships", "without", "answers", "activity"] as const;
export type InsightFigure = (typeof insightFigures)[number];

/** Days of the school, both included; without them the running school year, 1 September to 31 August. */
const period = { from: emptyToUndefined(day), until: emptyToUndefined(day) };
const weeks = z._default(wholeNumber(0, insightLimits.weeks), 8);

type Period = { from?: string | undefined; until?: string | undefined };

const isOrdered = z.refine<Period>(
  ({ from, until }) => {
    if (from === undefined || until === undefined) return from === until;
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
    return days >= 0 && days < insightLimits.days;
  },
  { path: ["until"], error: "period_invalid" },
);

const periodQuery = z.object(period).check(isOrdered);
export const insightsQuery = z.object({ ...period, weeks }).check(isOrdered);
export type InsightsQuery = z.output<typeof insightsQuery>;

/** The number of groups that have fewer than five people, and are not shown. */
const hidden_groups = z.int();

export const listInternshipsFound = endpoint("GET /api/admin/analytics/internships", {
  access,
  query: periodQuery,
  response: z.object({
    data: z.array(z.object({ ...studentClass, students: z.int(), with_internship: z.int() })),
    hidden_groups,
  }),
});

/** `as_of`: so many weeks before the end of the period, or today when that is to come. */
export const listStudentsWithoutInternship = endpoint(
  "GET /api/admin/analytics/students-without-internship",
  {
    access,
    query: insightsQuery,
    response: z.object({
      data: z.array(z.object({ ...studentClass, students: z.int(), without: z.int() })),
      hidden_groups,
      as_of: z.string(),
    }),
  },
);

/** Lists the companies that answered at least five students, the slowest first. */
export const listAnswerTimes = endpoint("GET /api/admin/analytics/answer-times", {
  access,
  query: periodQuery,
  response: z.object({
    data: z.array(
      z.object({
        company: z.object({ id: z.int(), name: z.string() }),
        applications: z.int(),
        hours: z.number(),
      }),
    ),
    hidden_groups,
  }),
});

/** One row per week, named by its Monday; the figures are null where fewer than five students were active. */
export const listActivity = endpoint("GET /api/admin/analytics/activity", {
  access,
  query: periodQuery,
  data: z.array(
    z.object({
      week: z.string(),
      students: z.nullable(z.int()),
      posts: z.nullable(z.int()),
      comments: z.nullable(z.int()),
      applications: z.nullable(z.int()),
    }),
  ),
});

/** The rows of one figure. */
export const exportInsight = endpoint("GET /api/admin/analytics/export", {
  access,
  query: z
    .object({
      format: z.enum(["csv"], { error: "required" }),
      figure: z.enum(insightFigures, "invalid"),
      ...period,
      weeks,
    })
    .check(isOrdered),
  produces: { csv: "text/csv" },
});
