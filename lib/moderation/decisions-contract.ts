import * as z from "zod/mini";
import { decisionActions, reportSubjects } from "@/db/enums";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { isoDateTime, text } from "@/lib/core/schemas/fields";
import { decidedRuleText } from "@/lib/school-settings/school-rules-contract";
import { decisionLimits } from "./queue-contract";

const decision = {
  id: z.int(),
  subject: z.enum(reportSubjects),
  action: z.enum(decisionActions),
  rule: z.nullable(z.string()),
  rule_text: decidedRuleText,
  explanation: z.string(),
  excerpt: z.string(),
  created_at: isoDateTime,
  appeal: z.nullable(z.string()),
  appealed_at: z.nullable(isoDateTime),
};

/** A decision as its author reads it, without the moderator's name. */
const moderationDecision = z.object({
  ...decision,
  appeal_decided_at: z.nullable(isoDateTime),
  is_overturned: z.boolean(),
});
export type ModerationDecision = z.infer<typeof moderationDecision>;

const openAppeal = z.object({
  ...decision,
  author: z.object({ id: z.int(), name: z.string() }),
  moderator: z.nullable(z.string()),
  is_own_decision: z.boolean(),
  is_own_appeal: z.boolean(),
  /**
   * False for the viewer's own appeal, and for their own decision while another administrator can decide and the
   * appeal is not overdue.
   */
  can_decide: z.boolean(),
  /** Open for 14 days or longer. */
  is_overdue: z.boolean(),
});
export type OpenAppeal = z.infer<typeof openAppeal>;

/** A decision on the viewer's own content or account. */
export const getDecision = endpoint("GET /api/moderation-decisions/{id}", {
  access: signedIn,
  data: moderationDecision,
});

/** A decision can be appealed once. */
export const appealDecision = endpoint("POST /api/moderation-decisions/{id}/appeal", {
  access: signedIn,
  body: z.object({ text: text(decisionLimits.appeal, { min: 1 }) }),
  data: moderationDecision,
  errors: ["already_appealed"],
});

/** The appeals that wait longest come first. */
export const listAppeals = endpoint("GET /api/admin/moderation/appeals", {
  access: ["admin"],
  query: z.object(pageQuery(20)),
  data: paginator(openAppeal),
});

/** `id` is the decision's. Overturned, it is undone as far as it can be. */
export const decideAppeal = endpoint("POST /api/admin/moderation/appeals/{id}/decision", {
  access: ["admin"],
  body: z.object({ is_overturned: z.boolean() }),
  data: z.object({ id: z.int(), is_overturned: z.boolean() }),
  errors: ["already_decided"],
});
