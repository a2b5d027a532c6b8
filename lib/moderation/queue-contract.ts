import * as z from "zod/mini";
import {
  type DecisionAction,
  decisionActions,
  heldSubjects,
  holdReasons,
  queueSubjects,
  type ReportSubject,
  reportSubjects,
  roles,
  userStatuses,
} from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToNull, emptyToUndefined, id, isoDateTime, text } from "@/lib/core/schemas/fields";
import { ruleId } from "@/lib/school-settings/school-rules-contract";

const access = ["admin"] as const;

export const decisionLimits = { explanation: 1000, appeal: 2000 } as const;

/** A company's posting that is hidden is closed. Reported profiles and messages only have measures on their author. */
export const actionsOf: Record<ReportSubject, readonly DecisionAction[]> = {
  post: decisionActions,
  comment: ["dismiss", "delete", "warn", "suspend"],
  job: ["dismiss", "hide", "warn", "suspend"],
  profile: ["dismiss", "warn", "suspend"],
  message: ["dismiss", "warn", "suspend"],
  group: ["dismiss", "delete", "warn"],
  event: ["dismiss", "delete", "warn"],
};

/** What is deleted cannot be hidden or deleted: an appeal would restore it. */
export const removesContent = (action: DecisionAction) => action === "hide" || action === "delete";

/** The reasons that the author of a rejected or measured text reads: the broken school rule, and an explanation. */
export const reasonFields = { rule: ruleId, explanation: emptyToUndefined(text(decisionLimits.explanation)) };

/** Requires the rule for every action but this one, which has none. */
export const requireRuleUnless = (exempt: string) =>
  z.refine<{ action: string; rule?: string | undefined }>(
    ({ action, rule }) => (action === exempt) === (rule === undefined),
    { path: ["rule"], error: "required" },
  );

const assignee = z.nullable(z.object({ id: z.int(), name: z.string() }));

const item = { id: z.int(), subject_id: z.int(), waiting_since: isoDateTime, assignee };

/** The open reports of one subject; `id` is that of the newest. */
const reportCase = z.object({
  ...item,
  subject: z.enum(reportSubjects),
  excerpt: z.string(),
  /** Deleted since, by its author or in the name of a group: the measures that are left are those on the author. */
  is_deleted: z.boolean(),
  messages: z.nullable(
    z.array(
      z.object({
        sender_id: z.int(),
        sender: z.string(),
        content: z.string(),
        is_reported: z.boolean(),
      }),
    ),
  ),
  writer: z.nullable(
    z.object({
      id: z.nullable(z.int()),
      name: z.string(),
      role: z.nullable(z.enum(roles)),
      status: z.nullable(z.enum(userStatuses)),
      measures_count: z.int(),
    }),
  ),
  post_id: z.nullable(z.int()),
  job_id: z.nullable(z.int()),
  /** Set for an event of the school; administrators cannot open the events of groups. */
  event_id: z.nullable(z.int()),
  reports_count: z.int(),
  reports: z.array(
    z.object({ id: z.int(), reason: z.string(), reporter: z.string(), created_at: isoDateTime }),
  ),
});
export type ReportCase = z.infer<typeof reportCase>;

/** A visitor's comment, with what was decided about their earlier ones. */
const pendingComment = z.object({
  ...item,
  subject: z.literal("pending_comment"),
  content: z.string(),
  author_name: z.nullable(z.string()),
  author_email: z.nullable(z.string()),
  accepted_count: z.int(),
  deleted_count: z.int(),
  post: z.object({ id: z.int(), excerpt: z.string() }),
});

/** `id` is that of the account that signed up; `email_matches_website` is null without a website. */
const pendingCompany = z.object({
  ...item,
  subject: z.literal("pending_company"),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  is_verified: z.boolean(),
  website: z.nullable(z.string()),
  siret: z.nullable(z.string()),
  email_matches_website: z.nullable(z.boolean()),
  has_namesake: z.boolean(),
});

/** A text that a moderation rule holds back, with its author's history. A visitor has no `id`. */
const heldText = z.object({
  ...item,
  subject: z.enum(heldSubjects),
  held_for: z.enum(holdReasons),
  held_word: z.nullable(z.string()),
  content: z.string(),
  images_count: z.int(),
  edited_at: z.nullable(isoDateTime),
  writer: z.object({
    id: z.nullable(z.int()),
    name: z.string(),
    role: z.nullable(z.enum(roles)),
    joined_at: z.nullable(isoDateTime),
    measures_count: z.int(),
  }),
  post: z.object({ id: z.int(), excerpt: z.string() }),
});
export type HeldText = z.infer<typeof heldText>;

const queueItem = z.discriminatedUnion("subject", [reportCase, pendingComment, pendingCompany, heldText]);
export type QueueItem = z.infer<typeof queueItem>;
export const isHeldText = (item: QueueItem): item is HeldText => "held_for" in item;
export const assignmentFilters = ["all", "mine", "unassigned"] as const;

/** The most reported items first, then those that wait longest. */
export const listQueue = endpoint("GET /api/admin/moderation/queue", {
  access,
  query: z.object({ assigned: z._default(z.enum(assignmentFilters, "invalid"), "all"), ...pageQuery(20) }),
  /** `waiting`: the size of the queue, without the filter. */
  response: z.object({ data: paginator(queueItem), waiting: z.int() }),
});

/** Assigns an item to an administrator, or unassigns it. */
export const assignQueueItem = endpoint("PUT /api/admin/moderation/queue/assignee", {
  access,
  body: z.object({
    subject: z.enum(queueSubjects, "invalid"),
    subject_id: id,
    assignee_id: z.nonoptional(emptyToNull(id), "required"),
    /** The assignee as the caller read it. */
    expected_assignee_id: z.optional(z.nullable(id)),
  }),
  data: z.object({ assignee }),
  errors: ["not_found", "already_assigned"],
});

/** Decides on all open reports of the subject of report `id`. A measure names the school rule that was broken. */
export const decideReports = endpoint("POST /api/admin/moderation/reports/{id}/decision", {
  access,
  body: z
    .object({ action: z.enum(decisionActions, "invalid"), ...reasonFields })
    .check(requireRuleUnless("dismiss")),
  data: z.object({ id: z.int(), reports_count: z.int() }),
  errors: ["already_decided"],
});
