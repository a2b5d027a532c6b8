import * as z from "zod/mini";

/** The JobPosting documents of a page. */
export function readStructuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = ""]) => JSON.parse(text));
}

const text = z.string().check(z.minLength(1));
const dateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$/));
const postalAddress = z.object({
  "@type": z.literal("Place"),
  address: z.object({
    "@type": z.literal("PostalAddress"),
    addressLocality: text,
    addressCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  }),
});
const country = z.object({ "@type": z.literal("Country"), name: text });
const money = z.object({
  "@type": z.literal("MonetaryAmount"),
  currency: z.literal("EUR"),
  value: z
    .object({
      "@type": z.literal("QuantitativeValue"),
      minValue: z.optional(z.number()),
      maxValue: z.optional(z.number()),
      unitText: z.enum(["HOUR", "MONTH", "YEAR"]),
    })
    .check(z.refine(({ minValue, maxValue }) => minValue !== undefined || maxValue !== undefined)),
});
const credential = z.object({
  "@type": z.literal("EducationalOccupationalCredential"),
  credentialCategory: z.enum([
    "high school",
    "associate degree",
    "bachelor degree",
    "professional certificate",
    "postgraduate degree",
  ]),
});

const posting = z.object({
  "@context": z.string().check(z.regex(/^https:\/\/schema\.org\/?$/)),
  "@type": z.literal("JobPosting"),
  // Properties that search engines require.
  title: text,
  description: z.string().check(z.regex(/^<p>[\s\S]+<\/p>$/), z.refine(isPlainMarkup)),
  datePosted: dateTime,
  hiringOrganization: z.object({
    "@type": z.literal("Organization"),
    name: text,
    sameAs: z.url(),
    logo: z.optional(z.url()),
  }),
  // Properties that search engines recommend.
  validThrough: z.string().check(z.regex(/T23:59:59\+0[12]:00$/)),
  employmentType: z.enum(["INTERN", "FULL_TIME", "PART_TIME"]),
  identifier: z.object({ "@type": z.literal("PropertyValue"), name: text, value: text }),
  url: z.url(),
  directApply: z.boolean(),
  baseSalary: z.optional(money),
  educationRequirements: z.optional(credential),
});
const located = z.extend(posting, { jobLocation: postalAddress });
const remote = z.extend(posting, {
  jobLocationType: z.literal("TELECOMMUTE"),
  applicantLocationRequirements: country,
});

/** Throws an error that lists the missing or malformed properties of those that search engines require of a JobPosting. */
export function validateJobPosting(document: unknown): z.infer<typeof posting> {
  const isRemote = (document as { jobLocationType?: string }).jobLocationType !== undefined;
  const { success, error, data } = z.safeParse<z.core.$ZodType>(isRemote ? remote : located, document);
  if (!success) throw new Error(z.prettifyError(error));
  return data as z.infer<typeof posting>;
}

/** Whether the text consists only of paragraphs, line breaks and escaped characters. */
function isPlainMarkup(text: string): boolean {
  return !/[<>]/.test(text.replace(/<\/?p>|<br>/g, ""));
}
