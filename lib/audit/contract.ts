import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { auditActions } from "@/lib/core/audit/actions";
import { isCalendarDay } from "@/lib/core/schemas/calendar-day";
import { emptyToUndefined, id, isoDateTime, text } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

const auditEntry = z.object({
  id: z.int(),
  /** One of `auditActions`, or of an earlier version. */
  action: z.string(),
  /** Null for the system and for a visitor; without `id` when the account was erased. */
  actor: z.nullable(z.object({ id: z.nullable(z.int()), name: z.string() })),
  /** `name` is a user's, company's, group's, job's, event's or announcement's. */
  subject: z.nullable(z.object({ type: z.string(), id: z.int(), name: z.nullable(z.string()) })),
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  created_at: isoDateTime,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const day = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/, { error: "invalid", abort: true }), z.refine(isCalendarDay, "invalid"));

/** `user` is who did it or to whom it was done; `from` and `to` are days of the school, both included. */
const auditFilters = {
  search: emptyToUndefined(text(100)),
  action: emptyToUndefined(z.enum(auditActions)),
  user: emptyToUndefined(id),
  from: emptyToUndefined(day),
  to: emptyToUndefined(day),
};

export const auditQuery = z.object({ ...auditFilters, before: emptyToUndefined(id) });
export type AuditQuery = z.output<typeof auditQuery>;

/** Newest first, fifty at a time; `next` is the `before` of the next page, or null. */
export const listAuditLog = endpoint("GET /api/admin/audit-log", {
  access,
  query: auditQuery,
  response: z.object({ data: z.array(auditEntry), next: z.nullable(z.int()) }),
});

export const exportAuditLog = endpoint("GET /api/admin/audit-log/export", {
  access,
  query: z.object({ format: z.enum(["csv"], { error: "required" }), ...auditFilters }),
  produces: { csv: "text/csv" },
});

export const failedSignIns = z.object({
  address: z.string(),
  attempts: z.int(),
  /** The number of accounts that were tried; attempts on unknown accounts count as one. */
  accounts: z.int(),
  last_at: isoDateTime,
});
export type FailedSignIns = z.infer<typeof failedSignIns>;

/** Where there are more attempts than this, only the newest are counted. */
export const maxFailedSignIns = 500;

/** The twenty IP addresses with the most failed sign-ins of the last seven days. */
export const listFailedSignIns = endpoint("GET /api/admin/audit-log/failed-sign-ins", {
  access,
  data: z.array(failedSignIns),
});
