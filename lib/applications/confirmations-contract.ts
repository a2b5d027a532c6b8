import * as z from "zod/mini";
import { applicationStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, isoDateTime, text } from "@/lib/core/schemas/fields";
import { studentClass } from "@/lib/core/schemas/user";
import { applicationLimits, confirmationFilters } from "./constants";

/** An application that a company accepted, as the school confirms it. */
export const confirmation = z.object({
  id: z.int(),
  status: z.enum(applicationStatuses),
  student: z.object({ id: z.int(), name: z.string(), avatar_url: z.nullable(z.string()), ...studentClass }),
  job_posting: z.object({ id: z.int(), title: z.string() }),
  company: z.object({ id: z.int(), name: z.string() }),
  created_at: isoDateTime,
  answered_at: z.nullable(isoDateTime),
});
export type Confirmation = z.infer<typeof confirmation>;

/** `class` is the key of one of `classes`; `none` for students without. */
export const confirmationsQuery = z.object({
  search: emptyToUndefined(text(applicationLimits.query)),
  status: z._default(z.enum(confirmationFilters, "invalid"), "accepted"),
  class: emptyToUndefined(text(applicationLimits.query)),
  ...pageQuery(15),
});
export type ConfirmationsQuery = z.infer<typeof confirmationsQuery>;

/** The applications that have waited longest come first; `classes` are those of the requested status. */
export const listConfirmations = endpoint("GET /api/admin/applications", {
  access: ["admin"],
  query: confirmationsQuery,
  response: z.object({
    data: paginator(confirmation),
    classes: z.array(z.object({ key: z.string(), ...studentClass, count: z.int() })),
  }),
});
