import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { singleLine, title } from "@/lib/core/schemas/fields";

const access = ["admin"] as const;

export const landingLimits = {
  figure: 12,
  name: 80,
  who: 80,
  words: 400,
  testimonials: 6,
  did: 160,
  contributors: 12,
} as const;

/** A figure has texts in both languages or in neither; one without texts is not shown. */
const figure = z
  .object({ fr: title(landingLimits.figure), en: title(landingLimits.figure) })
  .check((context) => {
    const { fr, en } = context.value;
    if ((fr === "") === (en === "")) return;
    const path = [fr === "" ? "fr" : "en"];
    context.issues.push({ code: "custom", input: context.value, path, message: "both_languages" });
  });

const inBoth = (max: number) => z.object({ fr: title(max, { min: 1 }), en: title(max, { min: 1 }) });

const testimonial = z.object({
  name: singleLine(landingLimits.name, { min: 1 }),
  who: inBoth(landingLimits.who),
  words: inBoth(landingLimits.words),
});

const contributor = z.object({
  name: singleLine(landingLimits.name, { min: 1 }),
  did: inBoth(landingLimits.did),
});

export const landingBody = z.object({
  claims: z.object({ members: figure, online: figure }),
  figures: z.object({ members: figure, sessions: figure, countries: figure, reviews: figure }),
  testimonials: z
    .array(testimonial, "invalid")
    .check(z.maxLength(landingLimits.testimonials, "too_many_testimonials")),
  contributors: z
    .array(contributor, "invalid")
    .check(z.maxLength(landingLimits.contributors, "too_many_contributors")),
});

export const getLanding = endpoint("GET /api/admin/school-settings/landing", {
  access,
  data: landingBody,
});

/** Omitted fields keep their values. `expected`: the values of the sent fields when they were read. */
export const changeLanding = endpoint("PUT /api/admin/school-settings/landing", {
  access,
  body: z.extend(z.partial(landingBody), { expected: z.optional(z.partial(landingBody)) }),
  errors: ["settings_edited"],
  data: landingBody,
});
