import * as z from "zod/mini";
import { activityKinds, roles } from "@/db/enums";
import { anyone, endpoint, signedIn } from "@/lib/core/api/endpoint";
import { emptyToUndefined, id, ignored, isoDateTime, text } from "@/lib/core/schemas/fields";
import { postLimits } from "@/lib/posts/constants";
import { postReport } from "@/lib/posts/schemas";

const reason = text(postLimits.reason, { min: 1, required: "reason_required" });

const report = {
  access: signedIn,
  body: z.object({ reason }),
  status: 201,
  limit: ["reports"],
  errors: ["forbidden", "already_reported"],
} as const;

const reportOf = <T extends z.core.$ZodShape>(subject: T) =>
  z.object({ reason: z.string(), ...subject, created_at: isoDateTime });

export const reportPost = endpoint("POST /api/posts/{id}/report", {
  ...report,
  body: z.object({ reason, post_id: ignored(id) }),
  data: postReport,
});

export const reportComment = endpoint("POST /api/comments/{id}/report", {
  ...report,
  data: reportOf({ comment_id: z.int() }),
});

export const reportJob = endpoint("POST /api/job-postings/{id}/report", {
  ...report,
  data: reportOf({ job_posting_id: z.int() }),
});

export const reportProfile = endpoint("POST /api/profiles/{id}/report", {
  ...report,
  data: reportOf({ user_id: z.int() }),
});

/** Every student who sees the group can report it; members and invited users see a hidden one. */
export const reportGroup = endpoint("POST /api/groups/{id}/report", {
  ...report,
  access: ["student"],
  data: reportOf({ group_id: z.int() }),
});

/** Every student who sees the event can report it. */
export const reportEvent = endpoint("POST /api/events/{id}/report", {
  ...report,
  access: ["student"],
  data: reportOf({ event_id: z.int() }),
});

/** Stores the messages around the reported one, which moderators read with it. */
export const reportMessage = endpoint("POST /api/chat/messages/{id}/report", {
  ...report,
  access: ["student", "company"],
  data: reportOf({ message_id: z.int() }),
});

/** 1,000 at a time; `next` is the `after` of the next page, or null. Empty for anyone but an admin. */
export const listAllUsers = endpoint("GET /api/all-users", {
  access: anyone,
  query: z.object({ after: emptyToUndefined(id) }),
  response: z.object({
    users: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        role: z.enum(roles),
        status: z.string(),
      }),
    ),
    next: z.nullable(z.int()),
  }),
});

/** Rates are percentages with one decimal; each figure is defined in docs/product.md#administration. */
export const getDashboardStatistics = endpoint("GET /api/admin/dashboard/statistics", {
  access: ["admin"],
  data: z.object({
    totalUsers: z.int(),
    activeUsers: z.int(),
    totalPosts: z.int(),
    totalReports: z.int(),
    newUsersToday: z.int(),
    postsToday: z.int(),
    userGrowth: z.number(),
    engagementRate: z.number(),
    recentActivity: z.array(
      z.object({
        kind: z.enum(activityKinds),
        id: z.int(),
        name: z.string(),
        text: z.string(),
        created_at: isoDateTime,
      }),
    ),
  }),
});
