import { type Locale, regions } from "@/lib/core/i18n/locales";
import { getTranslator } from "@/lib/core/i18n/translator";
import { languageName } from "./language-name";
import type { Profile } from "./schemas";

type Entry = { title: string; detail: string; text: string | null };
type Section = { heading: string; entries?: Entry[]; text?: string };
export type ResumeText = { name: string; headline: string | null; contact: string; sections: Section[] };

/** The texts of a CV made from a profile, in reading order. Sections that only their owner may see are left out. */
export function resumeText(profile: Profile, email: string, locale: Locale): ResumeText {
  const t = getTranslator(locale, "profiles");
  const month = (value: string) =>
    new Intl.DateTimeFormat(regions[locale], { month: "short", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${value}-15T12:00:00Z`),
    );
  const period = (start: string, end: string | null) => t("period", { start, end: end ?? t("today") });
  const { studies, experiences, education, skills, languages, interests } = profile;
  const year = studies.year ? t("studies.yearOf", { year: studies.year }) : null;
  const sections: Record<string, Omit<Section, "heading">> = {
    about: { text: profile.about ?? "" },
    studies: { text: joinParts([studies.programme, year, studies.campus]) },
    experiences: {
      entries: experiences.map(({ title, organisation, location, start, end, description }) => ({
        title,
        detail: joinParts([organisation, location, period(month(start), end && month(end))]),
        text: description,
      })),
    },
    education: {
      entries: education.map(({ school, degree, start_year, end_year, description }) => ({
        title: degree ?? school,
        detail: joinParts([degree && school, period(String(start_year), end_year ? String(end_year) : null)]),
        text: description,
      })),
    },
    skills: { text: skills.join(", ") },
    languages: {
      text: languages
        .map(({ code, level }) => `${languageName(code, locale)} (${t(`levels.${level}`)})`)
        .join(", "),
    },
    interests: { text: interests.join(", ") },
  };
  return {
    name: profile.name,
    headline: profile.headline,
    contact: joinParts([
      email,
      profile.location,
      ...(profile.audiences?.links === "me" ? [] : profile.links.map(({ url }) => url)),
    ]),
    sections: resumeSections.flatMap((section) => {
      const content = sections[section];
      if (profile.audiences?.[section] === "me" || !(content?.text || content?.entries?.length)) return [];
      return [{ heading: t(`sections.${section}`), ...content }];
    }),
  };
}

const resumeSections = [
  "about",
  "experiences",
  "studies",
  "education",
  "skills",
  "languages",
  "interests",
] as const;

function joinParts(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
