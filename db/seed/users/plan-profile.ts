import type { LanguageLevel } from "@/db/enums";
import type { profiles } from "@/db/schema/profiles";
import type { Locale } from "@/lib/core/i18n/locales";
import { cvFixtures, fieldOf, interests } from "../jobs/cv-fixtures";
import { createRandom, type Random } from "../random";
import { experienceFixtures, goals, secondarySchools } from "./experience-fixtures";
import { type SeedUser, usernameOf } from "./users";

type Values = Omit<typeof profiles.$inferInsert, "userId">;

/** A student's profile; null for new accounts and those that may not sign in. */
export function planProfile(user: SeedUser, now: Date): Values | null {
  if (user.role !== "student" || user.status || user.joined < 7) return null;
  const random = randomOf(user);
  const locale = user.locale ?? "fr";
  const field = fieldOf(user.key);
  const words = cvFixtures[locale][field];
  const year = yearOf(random);
  const skills = words.skills.flatMap((line) => line.split(", ")).map(capitalised);
  return {
    headline: `${words.title} · ${random.pick(goals[locale])}`,
    about: words.profile.join("\n\n"),
    programme: words.studies,
    year,
    campus: "Nantes",
    skills: random.shuffle(skills).slice(0, random.integer(4, skills.length)),
    interests: random.shuffle(interests[locale]).slice(0, random.integer(2, 4)).map(capitalised),
    languages: languagesOf(locale, random),
    experiences: experiencesOf(user, now, random),
    education: educationOf(locale, words.studies, now.getFullYear() + (year === 3 ? 0 : 1), random),
    links: random.chance(0.6)
      ? [{ label: "Portfolio", url: `https://${usernameOf(user.name)}.example/` }]
      : [],
    ...audiencesOf(user, random),
  };
}

const randomOf = ({ key }: SeedUser) => createRandom(`profile of ${key}`);
const yearOf = (random: Random) => random.integer(2, 3);

const classNames = {
  programming: "Bachelor Développement",
  technology: "Bachelor Systèmes",
  design: "Bachelor Design",
};

/** The class in the school's roster, for the same year of study as the profile. */
export function classNameOf(user: SeedUser): string | null {
  if (user.role !== "student") return null;
  return `${classNames[fieldOf(user.key)]} ${yearOf(randomOf(user))}`;
}

function languagesOf(locale: Locale, random: Random): Values["languages"] {
  const levelOf = (...levels: LanguageLevel[]) => random.pick(levels);
  const native = { code: locale, level: levelOf("native") };
  const other = { code: locale === "fr" ? "en" : "fr", level: levelOf("c1", "b2", "b2", "b1") };
  const third = { code: random.pick(["es", "de", "it", "pt"]), level: levelOf("b1", "a2") };
  return random.chance(0.6) ? [native, other, third] : [native, other];
}

function experiencesOf(user: SeedUser, now: Date, random: Random): NonNullable<Values["experiences"]> {
  const locale = user.locale ?? "fr";
  const all = experienceFixtures[locale][fieldOf(user.key)];
  const count = user.key === "lina" ? all.length : random.integer(1, all.length);
  const newestFirst = all.slice(0, count).sort((a, b) => a.ago - b.ago);
  return newestFirst.map(({ title, organisation, description, months, ago }) => ({
    title,
    organisation,
    location: "Nantes",
    start: monthsBefore(now, ago + months),
    end: ago <= 1 ? null : monthsBefore(now, ago),
    description,
  }));
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return date.toISOString().slice(0, 7);
}

function educationOf(locale: Locale, degree: string, end: number, random: Random): Values["education"] {
  const before =
    locale === "fr" ? "Baccalauréat général, mention bien" : "Secondary school diploma, with honours";
  return [
    { school: "École du Préau", degree, start_year: end - 3, end_year: end, description: null },
    {
      school: random.pick(secondarySchools[locale]),
      degree: before,
      start_year: end - 6,
      end_year: end - 3,
      description: null,
    },
  ];
}

/** Most profiles show the CV sections to companies; a few show them only to friends. */
function audiencesOf({ key }: SeedUser, random: Random): Partial<Values> {
  const isOpen = key === "lina" || random.chance(0.7);
  const forCompanies = isOpen ? ("companies" as const) : ("school" as const);
  return {
    aboutAudience: forCompanies,
    studiesAudience: forCompanies,
    skillsAudience: forCompanies,
    languagesAudience: forCompanies,
    experiencesAudience: forCompanies,
    educationAudience: forCompanies,
    interestsAudience: random.chance(0.3) ? "friends" : "school",
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
