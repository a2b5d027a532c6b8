import * as z from "zod/mini";
import { decisionActions, postStatuses, reportStatuses, reportSubjects } from "@/db/enums";
import { applicationCounts } from "@/lib/applications/schemas";
import { endpoint } from "@/lib/core/api/endpoint";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { decidedRuleText } from "@/lib/school-settings/school-rules-contract";
import { userRow } from "./schemas";
import { session } from "./settings-contract";

/** The maximum length of each list, the newest first. */
export const maxDetails = 10;

const userReport = z.object({
  id: z.int(),
  subject: z.enum(reportSubjects),
  reason: z.string(),
  status: z.enum(reportStatuses),
  reporter: z.string(),
  created_at: isoDateTime,
});
export type UserReport = z.infer<typeof userReport>;

export const userDetails = z.object({
  ...userRow.shape,
  username: z.string(),
  /** The number in the school's list; null for an account that was not imported. */
  school_number: z.nullable(z.string()),
  class_name: z.nullable(z.string()),
  email_verified_at: z.nullable(isoDateTime),
  two_factor_at: z.nullable(isoDateTime),
  sessions: z.array(z.omit(session, { current: true })),
  /** Includes failed attempts. */
  sign_ins: z.array(
    z.object({
      id: z.int(),
      is_failed: z.boolean(),
      address: z.nullable(z.string()),
      created_at: isoDateTime,
    }),
  ),
  posts: z.array(
    z.object({ id: z.int(), excerpt: z.string(), status: z.enum(postStatuses), created_at: isoDateTime }),
  ),
  reports_about: z.array(userReport),
  reports_by: z.array(userReport),
  /** Counts by status, with withdrawn ones counted separately. */
  applications: applicationCounts,
  decisions: z.array(
    z.object({
      id: z.int(),
      subject: z.enum(reportSubjects),
      action: z.enum(decisionActions),
      rule: z.nullable(z.string()),
      rule_text: decidedRuleText,
      moderator: z.nullable(z.string()),
      is_overturned: z.boolean(),
      created_at: isoDateTime,
    }),
  ),
});
export type UserDetails = z.infer<typeof userDetails>;

/** All that administrators see of an account, also of a deleted one until it is erased. */
export const getUserDetails = endpoint("GET /api/admin/users/{id}", {
  access: ["admin"],
  data: userDetails,
});
