import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { type LanguageLevel, profileAudiences } from "../enums";
import { isOneOf, parentId } from "./columns";
import { users } from "./users";

/** Months are `YYYY-MM`; an entry without an end continues. */
type Experience = {
  title: string;
  organisation: string;
  location: string | null;
  start: string;
  end: string | null;
  description: string | null;
};
type Education = {
  school: string;
  degree: string | null;
  start_year: number;
  end_year: number | null;
  description: string | null;
};

const audience = (name: string) => text(name, { enum: profileAudiences }).notNull().default("school");
const list = <T>(name: string) => jsonb(name).$type<T[]>().notNull().default([]);

/**
 * The sections that a student writes about themselves, each with its audience; name, username, photo and location are
 * in `users`. A user without a row has an empty profile.
 */
export const profiles = pgTable(
  "profiles",
  {
    userId: parentId("user_id", () => users.id).primaryKey(),
    headline: text(),
    coverPath: text("cover_path"),
    about: text(),
    aboutAudience: audience("about_audience"),
    programme: text(),
    year: integer(),
    campus: text(),
    studiesAudience: audience("studies_audience"),
    skills: list<string>("skills"),
    skillsAudience: audience("skills_audience"),
    interests: list<string>("interests"),
    interestsAudience: audience("interests_audience"),
    languages: list<{ code: string; level: LanguageLevel }>("languages"),
    languagesAudience: audience("languages_audience"),
    experiences: list<Experience>("experiences"),
    experiencesAudience: audience("experiences_audience"),
    education: list<Education>("education"),
    educationAudience: audience("education_audience"),
    links: list<{ label: string; url: string }>("links"),
    linksAudience: audience("links_audience"),
  },
  (t) => [
    index("profiles_cover_path_idx").on(t.coverPath),
    ...[
      t.aboutAudience,
      t.studiesAudience,
      t.skillsAudience,
      t.interestsAudience,
      t.languagesAudience,
      t.experiencesAudience,
      t.educationAudience,
      t.linksAudience,
    ].map((column) => check(`profiles_${column.name}_check`, isOneOf(column, profileAudiences))),
  ],
);
