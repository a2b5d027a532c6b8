import * as z from "zod/mini";
import { signUpPolicies } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { singleLine, text, wholeNumber } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

const maxDomains = 20;
const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Accepts `@ecole.fr` and any case, and drops duplicates. */
export const emailDomains = z
  .pipe(
    z.array(text(300, { required: "invalid", long: "domain_invalid" }), "invalid"),
    z.transform((lines) => [
      ...new Set(lines.map((line) => line.trim().replace(/^@/, "").toLowerCase()).filter(Boolean)),
    ]),
  )
  .check(
    z.refine((domains) => domains.every((name) => domain.test(name)), "domain_invalid"),
    z.refine((domains) => domains.length <= maxDomains, "too_many_domains"),
  );

export const schoolSettingsBody = z.object({
  student_sign_up: z.enum(signUpPolicies, "invalid"),
  company_sign_up: z.enum(signUpPolicies, "invalid"),
  email_domains: emailDomains,
  audit_log_months: wholeNumber(1, 120),
  contact_message_months: wholeNumber(1, 120),
  email_months: wholeNumber(1, 120),
  time_zone: singleLine(64, { min: 1 }),
});

/** `email_domains`: of students' addresses; any when empty. */
const schoolSettings = z.object({
  student_sign_up: z.enum(signUpPolicies),
  company_sign_up: z.enum(signUpPolicies),
  email_domains: z.array(z.string()),
  audit_log_months: z.int(),
  contact_message_months: z.int(),
  email_months: z.int(),
  time_zone: z.string(),
});
export type SchoolSettings = z.infer<typeof schoolSettings>;

export const getSchoolSettings = endpoint("GET /api/admin/school-settings", {
  access,
  data: schoolSettings,
});

/** Omitted fields keep their values. `expected`: what the changed ones held when they were read. */
export const changeSchoolSettings = endpoint("PUT /api/admin/school-settings", {
  access,
  body: z.extend(z.partial(schoolSettingsBody), { expected: z.optional(z.partial(schoolSettingsBody)) }),
  errors: ["settings_edited"],
  data: schoolSettings,
});
