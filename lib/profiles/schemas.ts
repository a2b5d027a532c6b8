import * as z from "zod/mini";
import { languageLevels, memberRoles, profileAudiences, roles } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { userSummary } from "@/lib/friends/schemas";

const profileLanguage = z.object({ code: z.string(), level: z.enum(languageLevels) });

/** Months are `YYYY-MM`; an entry without an end continues. */
const profileExperience = z.object({
  title: z.string(),
  organisation: z.string(),
  location: z.nullable(z.string()),
  start: z.string(),
  end: z.nullable(z.string()),
  description: z.nullable(z.string()),
});
export type ProfileExperience = z.infer<typeof profileExperience>;

const profileEducation = z.object({
  school: z.string(),
  degree: z.nullable(z.string()),
  start_year: z.int(),
  end_year: z.nullable(z.int()),
  description: z.nullable(z.string()),
});
export type ProfileEducation = z.infer<typeof profileEducation>;

const profileLink = z.object({ label: z.string(), url: z.string() });

const audience = z.enum(profileAudiences, "invalid");

export const profileAudiencesBySection = z.object({
  about: audience,
  studies: audience,
  skills: audience,
  interests: audience,
  languages: audience,
  experiences: audience,
  education: audience,
  links: audience,
});

/** A section is empty when its owner left it empty, and when its audience excludes the viewer. */
export const profile = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  role: z.enum(roles),
  avatar_url: z.nullable(z.string()),
  cover_url: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** The company of a company member. */
  company: z.nullable(z.object({ id: z.int(), name: z.string(), role: z.enum(memberRoles) })),
  about: z.nullable(z.string()),
  studies: z.object({
    programme: z.nullable(z.string()),
    year: z.nullable(z.int()),
    campus: z.nullable(z.string()),
  }),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  languages: z.array(profileLanguage),
  experiences: z.array(profileExperience),
  education: z.array(profileEducation),
  links: z.array(profileLink),
  /** The owner's settings; null for others. */
  audiences: z.nullable(profileAudiencesBySection),
  /** The friendship of two students; null otherwise. */
  person: z.nullable(userSummary),
  is_owner: z.boolean(),
  has_reported: z.boolean(),
  created_at: isoDateTime,
});
export type Profile = z.infer<typeof profile>;
export type ProfileSection = keyof NonNullable<Profile["audiences"]>;

export const profileSections = [
  "about",
  "studies",
  "experiences",
  "education",
  "skills",
  "languages",
  "interests",
  "links",
] as const satisfies readonly ProfileSection[];
