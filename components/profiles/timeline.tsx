import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { joinFacts } from "@/components/ui/join-facts";
import { RichText } from "@/components/ui/rich-text";
import { useFormatDate } from "@/components/ui/use-format-date";
import type { ProfileEducation, ProfileExperience } from "@/lib/profiles/schemas";

export function ExperienceList({ experiences }: { experiences: ProfileExperience[] }) {
  return (
    <ol className="grid gap-5">
      {experiences.map((experience) => (
        <li key={`${experience.start} ${experience.title} ${experience.organisation}`}>
          <Experience experience={experience} />
        </li>
      ))}
    </ol>
  );
}

export function Experience({ experience, actions }: { experience: ProfileExperience; actions?: ReactNode }) {
  const t = useTranslations("profiles");
  const formatDate = useFormatDate();
  const month = (value: string) => formatDate(`${value}-15T12:00:00Z`, { month: "long", year: "numeric" });
  const { title, organisation, location, start, end, description } = experience;
  const line = joinFacts([organisation, location]);
  return (
    <TimelineEntry
      title={title}
      subtitle={line}
      period={t("period", { start: month(start), end: end ? month(end) : t("today") })}
      description={description}
      actions={actions}
    />
  );
}

export function EducationList({ education }: { education: ProfileEducation[] }) {
  return (
    <ol className="grid gap-5">
      {education.map((entry) => (
        <li key={`${entry.start_year} ${entry.school} ${entry.degree}`}>
          <Education entry={entry} />
        </li>
      ))}
    </ol>
  );
}

export function Education({ entry, actions }: { entry: ProfileEducation; actions?: ReactNode }) {
  const t = useTranslations("profiles");
  const { school, degree, start_year, end_year, description } = entry;
  const start = String(start_year);
  const period =
    end_year === start_year ? start : t("period", { start, end: end_year ? String(end_year) : t("today") });
  return (
    <TimelineEntry
      title={degree ?? school}
      subtitle={degree && school}
      period={period}
      description={description}
      actions={actions}
    />
  );
}

type EntryProps = {
  title: string;
  subtitle: string | null;
  period: string;
  description: string | null;
  actions: ReactNode;
};

function TimelineEntry({ title, subtitle, period, description, actions }: EntryProps) {
  return (
    <div className="border-line border-l-2 pl-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-base">{title}</h3>
          {subtitle && <p className="text-sm">{subtitle}</p>}
          <p className="text-muted text-sm first-letter:uppercase">{period}</p>
        </div>
        {actions && <div className="-mt-2 -mr-2 flex shrink-0 print:hidden">{actions}</div>}
      </div>
      {description && <RichText text={description} className="mt-1.5 max-w-post text-sm" />}
    </div>
  );
}
