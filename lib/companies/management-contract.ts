import * as z from "zod/mini";
import { companyStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToNull, emptyToUndefined, isoDateTime, text, wholeNumber } from "@/lib/core/schemas/fields";
import { ruleId } from "@/lib/school-settings/school-rules-contract";
import { companyLimits } from "./limits";

const access = ["admin"] as const;

/** A company as administrators see it. */
const companyRow = z.object({
  id: z.int(),
  name: z.string(),
  logo_url: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** A number with a valid check digit. */
  siret: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  status_reason: z.nullable(z.string()),
  directory_position: z.nullable(z.int()),
  owner: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string(), is_verified: z.boolean() })),
  /** Whether the owner's email is of the website's domain. */
  email_matches_website: z.nullable(z.boolean()),
  /** Whether a company that visitors see has a name that looks the same. */
  has_namesake: z.boolean(),
  members_count: z.int(),
  jobs_count: z.int(),
  open_jobs_count: z.int(),
  reported_jobs_count: z.int(),
  created_at: isoDateTime,
});
export type CompanyRow = z.infer<typeof companyRow>;

export const companyRowsQuery = z.object({
  search: emptyToUndefined(text(100)),
  status: emptyToUndefined(z.enum(companyStatuses)),
  ...pageQuery(15),
});
export type CompanyRowsQuery = z.infer<typeof companyRowsQuery>;

/** Newest first; the search matches a part of the name or the website, a SIRET number or the whole email of a member. */
export const listCompanyRows = endpoint("GET /api/admin/companies", {
  access,
  query: companyRowsQuery,
  data: paginator(companyRow),
});

/**
 * A company that waits or was rejected is accepted or rejected with its owner; an active one is suspended, a
 * suspended one made active again.
 */
export const setCompanyStatus = endpoint("PUT /api/admin/companies/{id}/status", {
  access,
  body: z
    .object({
      status: z.enum(["active", "rejected", "suspended"], "invalid"),
      /** The status that the administrator has read: 409 when another one has changed it since. */
      expected_status: z.optional(z.enum(companyStatuses, "invalid")),
      reason: emptyToUndefined(text(companyLimits.reason)),
      rule: ruleId,
    })
    .check(
      z.refine(({ status, reason, rule }) => status === "active" || (reason ?? rule) !== undefined, {
        path: ["reason"],
        error: "reason_required",
      }),
    ),
  data: companyRow,
  errors: ["already_decided", "owner_locked_out"],
});

/** Sets the position in the directory of partner companies, or null: those without a position follow by name. */
export const setDirectoryPosition = endpoint("PUT /api/admin/companies/{id}/directory-position", {
  access,
  body: z.object({
    position: z.nonoptional(emptyToNull(wholeNumber(1, companyLimits.directoryPosition)), "required"),
  }),
  data: companyRow,
});
