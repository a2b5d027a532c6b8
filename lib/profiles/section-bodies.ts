import * as z from "zod/mini";
import { languageLevels } from "@/db/enums";
import { usernameLengths } from "@/lib/core/auth/username";
import { emptyToNull, singleLine, text, title, wholeNumber } from "@/lib/core/schemas/fields";
import { httpsUrl } from "@/lib/core/schemas/https-url";
import { withoutInvisible } from "@/lib/core/text/without-invisible";
import { languageCodes, profileLimits } from "./limits";

const required = { min: 1 };
const optionalLine = (max: number) => z._default(emptyToNull(title(max)), null);
const description = z._default(emptyToNull(text(profileLimits.description)), null);

export const headerBody = z.object({
  username: singleLine(usernameLengths.max, {
    min: usernameLengths.min,
    required: "username_required",
    short: "username_too_short",
  }).check(
    z.overwrite((value) => value.toLowerCase()),
    z.regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, "username_invalid"),
  ),
  headline: optionalLine(profileLimits.headline),
  location: optionalLine(profileLimits.location),
});

export const aboutBody = z.object({
  about: z._default(emptyToNull(text(profileLimits.about)), null),
});

export const studiesBody = z.object({
  programme: optionalLine(profileLimits.programme),
  year: z._default(emptyToNull(wholeNumber(1, profileLimits.year)), null),
  campus: optionalLine(profileLimits.campus),
});

export const skillsBody = z.object({ skills: keywords(profileLimits.skills) });
export const interestsBody = z.object({ interests: keywords(profileLimits.interests) });

const language = z.object({
  code: z.enum(languageCodes, "invalid"),
  level: z.enum(languageLevels, "invalid"),
});

export const languagesBody = z.object({
  languages: rows(language, profileLimits.languages).check(
    z.refine((list) => new Set(list.map(({ code }) => code)).size === list.length, "language_twice"),
  ),
});

export const experience = z
  .object({
    title: title(profileLimits.title, required),
    organisation: title(profileLimits.title, required),
    location: optionalLine(profileLimits.location),
    start: month("required"),
    end: z._default(emptyToNull(month("date_invalid")), null),
    description,
  })
  .check(z.refine(({ start, end }) => !end || start <= end, { path: ["end"], error: "end_before_start" }));

export const experiencesBody = z.object({
  experiences: z.pipe(
    rows(experience, profileLimits.experiences),
    z.transform((list) => newestFirst(list, ({ start, end }) => [end ?? ongoing, start])),
  ),
});

export const education = z
  .object({
    school: title(profileLimits.title, required),
    degree: optionalLine(profileLimits.title),
    start_year: calendarYear(),
    end_year: z._default(emptyToNull(calendarYear()), null),
    description,
  })
  .check(
    z.refine(({ start_year, end_year }) => end_year === null || start_year <= end_year, {
      path: ["end_year"],
      error: "end_before_start",
    }),
  );

export const educationBody = z.object({
  education: z.pipe(
    rows(education, profileLimits.education),
    z.transform((list) =>
      newestFirst(list, ({ start_year, end_year }) => [String(end_year ?? ongoing), String(start_year)]),
    ),
  ),
});

const link = z.object({
  label: title(profileLimits.label, required),
  url: z.pipe(text(profileLimits.url, required), httpsUrl(profileLimits.url)),
});

export const linksBody = z.object({ links: rows(link, profileLimits.links) });

function rows<T extends z.core.$ZodType>(row: T, max: number) {
  return z.array(row, "required").check(z.maxLength(max, "too_many_rows"));
}

const ongoing = "9999";

/** Sorts by end, then by start. */
function newestFirst<T>(list: T[], key: (row: T) => string[]): T[] {
  const text = (row: T) => key(row).join(" ");
  return list.toSorted((a, b) => text(b).localeCompare(text(a)));
}

/** Drops duplicates, ignoring case and invisible characters. */
function keywords(max: number) {
  return z.pipe(
    rows(singleLine(profileLimits.keyword, required).check(z.overwrite(withoutInvisible)), max),
    z.transform((list) => [...new Map(list.map((word) => [word.toLowerCase(), word])).values()]),
  );
}

function month(error: string) {
  const { firstYear } = profileLimits;
  return z.string(error).check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, error),
    z.refine(
      (value) => Number(value.slice(0, 4)) >= firstYear && Number(value.slice(0, 4)) <= lastYear(),
      "date_invalid",
    ),
  );
}

function calendarYear() {
  return wholeNumber(profileLimits.firstYear, 2200).check(
    z.refine((value) => value <= lastYear(), "date_invalid"),
  );
}

/** May be in the future, for a degree that ends in some years. */
const lastYear = () => new Date().getFullYear() + 10;
