import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { countryCodes } from "@/lib/core/i18n/countries";
import { emailPattern } from "@/lib/core/schemas/email-pattern";
import { emailAddress, singleLine } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

export const contactLimits = { name: 80, street: 120, city: 80, phone: 30, privacyName: 80 } as const;

/** A phone number as it is displayed: spaces, dots, hyphens and parentheses may separate the digits. */
const phonePattern = /^\+?\d[\d .()-]{4,28}\d$/;

const emptyOr = (pattern: RegExp, error: string) =>
  z.refine<string>((value) => value === "" || pattern.test(value), error);

/** Empty values are not shown. `country`: an ISO 3166 code. `privacy_*`: the contact for questions about personal data. */
export const schoolContactBody = z.object({
  name: singleLine(contactLimits.name, { min: 1 }),
  street: singleLine(contactLimits.street),
  city: singleLine(contactLimits.city),
  country: z.enum([...countryCodes], "invalid"),
  email: emailAddress(),
  phone: singleLine(contactLimits.phone).check(emptyOr(phonePattern, "phone_invalid")),
  privacy_name: singleLine(contactLimits.privacyName),
  privacy_email: singleLine(254).check(emptyOr(emailPattern, "email_invalid")),
});

const schoolContact = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  privacy_name: z.string(),
  privacy_email: z.string(),
});

export const getSchoolContact = endpoint("GET /api/admin/school-settings/contact", {
  access,
  data: schoolContact,
});

/** Omitted fields keep their values. `expected`: what the changed ones held when they were read. */
export const changeSchoolContact = endpoint("PUT /api/admin/school-settings/contact", {
  access,
  body: z.extend(z.partial(schoolContactBody), { expected: z.optional(z.partial(schoolContactBody)) }),
  errors: ["settings_edited"],
  data: schoolContact,
});
