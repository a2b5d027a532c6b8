import * as z from "zod/mini";
import { companyStatuses, invitedRoles, memberRoles } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";
import { isSiret } from "./siret";

export const company = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  location: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  open_offers_count: z.int(),
  created_at: isoDateTime,
});
export type Company = z.infer<typeof company>;

/** `applications` are those that it decided or should have decided by now; `rate` is rounded down. */
export const companyWithResponsiveness = z.extend(company, {
  responsiveness: z.nullable(
    z.object({ applications: z.int(), rate: z.number(), median_days: z.nullable(z.number()) }),
  ),
});
export type CompanyWithResponsiveness = z.infer<typeof companyWithResponsiveness>;
export type Responsiveness = NonNullable<CompanyWithResponsiveness["responsiveness"]>;

export const ownCompany = z.extend(company, {
  siret: z.nullable(z.string()),
  status: z.enum(companyStatuses),
  /** The reason of a suspension. */
  status_reason: z.nullable(z.string()),
  role: z.enum(memberRoles),
});
export type OwnCompany = z.infer<typeof ownCompany>;

export const companyMember = z.object({
  ...author.shape,
  email: z.nullable(z.string()),
  role: z.enum(memberRoles),
  is_self: z.boolean(),
  created_at: isoDateTime,
});
export type CompanyMember = z.infer<typeof companyMember>;

export const companyInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(invitedRoles),
  created_at: isoDateTime,
  expires_at: isoDateTime,
});
export type CompanyInvitation = z.infer<typeof companyInvitation>;

export const siret = z.string({ error: "required" }).check(
  z.maxLength(30, { error: "siret_invalid", abort: true }),
  z.overwrite((value) => value.replace(/[\s.]/g, "")),
  z.refine(isSiret, "siret_invalid"),
);
