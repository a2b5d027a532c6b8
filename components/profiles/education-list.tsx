import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ProfileEducation } from "@/lib/profiles/schemas";
import { TimelineEntry } from "./experience-list";

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
