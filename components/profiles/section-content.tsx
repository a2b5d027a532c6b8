import { useLocale, useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { RichText } from "@/components/ui/rich-text";
import { languageName } from "@/lib/profiles/language-name";
import type { Profile, ProfileSection } from "@/lib/profiles/schemas";
import { EducationList, ExperienceList } from "./timeline";

/** A section as others read it. */
export function SectionContent({ profile, section }: { profile: Profile; section: ProfileSection }) {
  switch (section) {
    case "about":
      return <RichText text={profile.about ?? ""} className="max-w-post" />;
    case "studies":
      return <Studies studies={profile.studies} />;
    case "experiences":
      return <ExperienceList experiences={profile.experiences} />;
    case "education":
      return <EducationList education={profile.education} />;
    case "languages":
      return <Languages languages={profile.languages} />;
    case "links":
      return <Links links={profile.links} />;
    default:
      return <Keywords words={profile[section]} />;
  }
}

export function isSectionEmpty(profile: Profile, section: ProfileSection): boolean {
  const value = profile[section];
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (typeof value === "object" && Object.values(value).every((part) => part === null));
}

function Studies({ studies: { programme, year, campus } }: { studies: Profile["studies"] }) {
  const t = useTranslations("profiles.studies");
  const facts = [
    [t("programme"), programme],
    [t("year"), year && t("yearOf", { year })],
    [t("campus"), campus],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keywords({ words }: { words: string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Languages({ languages }: { languages: Profile["languages"] }) {
  const t = useTranslations("profiles.levels");
  const locale = useLocale();
  return (
    <ul className="grid gap-1.5 md:grid-cols-2">
      {languages.map(({ code, level }) => (
        <li key={code}>
          {languageName(code, locale)} <span className="text-muted text-sm">· {t(level)}</span>
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: Profile["links"] }) {
  return (
    <ul className="grid gap-1.5">
      {links.map(({ label, url }) => (
        <li key={`${label} ${url}`} className="wrap-anywhere">
          <a
            href={url}
            rel="nofollow ugc noopener"
            target="_blank"
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 md:min-h-0"
          >
            {label}
          </a>{" "}
          <span className="text-muted text-sm print:hidden">{new URL(url).hostname}</span>
        </li>
      ))}
    </ul>
  );
}
