import * as z from "zod/mini";
import { applicationEventKinds, applicationStatuses, documentKinds, locales, roles } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

const status = z.enum(applicationStatuses);
const file = z.object({ name: z.string(), size: z.int() });

/** A path opens its document for five minutes at /storage/{path}; a view by the company is recorded and shown. */
export const application = z.object({
  id: z.int(),
  job_posting_id: z.int(),
  status,
  resume_path: z.string(),
  cover_letter_path: z.nullable(z.string()),
  resume: file,
  cover_letter: z.nullable(file),
  student: z.object({
    id: z.int(),
    name: z.string(),
    avatar_url: z.nullable(z.string()),
    locale: z.enum(locales),
  }),
  job_posting: z.object({
    id: z.int(),
    title: z.string(),
    company_name: z.string(),
    location: z.string(),
    is_deleted: z.boolean(),
  }),
  created_at: isoDateTime,
  answered_at: z.nullable(isoDateTime),
  followed_up_at: z.nullable(isoDateTime),
  withdrawn_at: z.nullable(isoDateTime),
  can_answer: z.boolean(),
  can_withdraw: z.boolean(),
  can_follow_up: z.boolean(),
});
export type Application = z.infer<typeof application>;

/** `actor` is null for the system and for deleted users. */
const applicationEvent = z.object({
  id: z.int(),
  kind: z.enum(applicationEventKinds),
  status: z.nullable(status),
  document: z.nullable(z.enum(documentKinds)),
  message: z.nullable(z.string()),
  actor: z.nullable(z.object({ id: z.int(), name: z.string(), role: z.enum(roles) })),
  created_at: isoDateTime,
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

export const applicationWithEvents = z.extend(application, { events: z.array(applicationEvent) });
export type ApplicationWithEvents = z.infer<typeof applicationWithEvents>;

export const applicationCounts = z.object({
  pending: z.int(),
  reviewed: z.int(),
  accepted: z.int(),
  approved: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
});
export type ApplicationCounts = z.infer<typeof applicationCounts>;

/** A closed job with undecided applications. `until` is the last day on which the company is in time. */
export const decisionsDue = z.object({
  job_posting: z.object({ id: z.int(), title: z.string(), locale: z.nullable(z.enum(locales)) }),
  count: z.int(),
  until: z.string(),
  is_overdue: z.boolean(),
});
export type DecisionsDue = z.infer<typeof decisionsDue>;

export const applicationNote = z.object({
  id: z.int(),
  content: z.string(),
  author: z.nullable(z.object({ id: z.int(), name: z.string() })),
  can_delete: z.boolean(),
  created_at: isoDateTime,
});
export type ApplicationNote = z.infer<typeof applicationNote>;

export const messageTemplate = z.object({
  id: z.int(),
  name: z.string(),
  status: z.nullable(status),
  content_fr: z.string(),
  content_en: z.string(),
  created_at: isoDateTime,
});
export type MessageTemplate = z.infer<typeof messageTemplate>;
