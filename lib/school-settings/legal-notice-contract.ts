import * as z from "zod/mini";
import { locales } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { singleLine, text } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

export const legalNoticeLimits = {
  publisher: 160,
  registrationNumber: 80,
  director: 120,
  host: 500,
  providers: 1000,
} as const;

const lines = (max: number) => text(max).check(z.trim());

/** Empty values are not shown. `language` is that of the texts; `host` and `providers` have several lines. */
export const legalNoticeBody = z.object({
  language: z.enum(locales),
  publisher: singleLine(legalNoticeLimits.publisher),
  registration_number: singleLine(legalNoticeLimits.registrationNumber),
  director: singleLine(legalNoticeLimits.director),
  host: lines(legalNoticeLimits.host),
  providers: lines(legalNoticeLimits.providers),
});

const legalNotice = z.object({
  language: z.enum(locales),
  publisher: z.string(),
  registration_number: z.string(),
  director: z.string(),
  host: z.string(),
  providers: z.string(),
});

export const getLegalNotice = endpoint("GET /api/admin/school-settings/legal-notice", {
  access,
  data: legalNotice,
});

/** Omitted fields keep their values. `expected`: what the changed ones held when they were read. */
export const changeLegalNotice = endpoint("PUT /api/admin/school-settings/legal-notice", {
  access,
  body: z.extend(z.partial(legalNoticeBody), { expected: z.optional(z.partial(legalNoticeBody)) }),
  errors: ["settings_edited"],
  data: legalNotice,
});
