import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { CalendarClock, MapPin } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { TextSearch } from "@/components/ui/text-search";
import { useFormatDay } from "@/components/ui/use-format-day";
import type { Job } from "@/lib/jobs/schemas";
import { studentPaths } from "@/lib/routes";
import { ApplyToJob, type JobProps, JobTools } from "./job-controls";
import { useFormatSalary } from "./use-format-salary";

type Props = JobProps & {
  heading?: "h2" | "h3";
  isSelected?: boolean;
  onOpen?: (event: MouseEvent) => void;
  /** Set in search results, where the searched words are marked. */
  search?: TextSearch | undefined;
};

export function JobCard({ job, onChange, heading: Heading = "h2", isSelected, onOpen, search }: Props) {
  return (
    <Card
      as="article"
      className={cx(
        "grid gap-3 card-padding",
        isSelected && "min-[75rem]:border-accent min-[75rem]:inset-ring min-[75rem]:inset-ring-accent",
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Avatar
          id={`company-${job.company.id}`}
          name={job.company_name}
          src={job.company.logo_url}
          size={48}
        />
        <p className="wrap-anywhere min-w-0 flex-1 text-muted text-sm">{job.company_name}</p>
        <JobTools job={job} onChange={onChange} />
      </div>
      <Heading className="text-lg">
        <Link
          href={`${studentPaths.jobs}/${job.id}`}
          onClick={onOpen}
          aria-current={isSelected ? "true" : undefined}
          lang={job.locale ?? undefined}
          className="hover:underline"
        >
          {search ? search.mark(job.title) : job.title}
        </Link>
      </Heading>
      <Summary job={job} />
      <p lang={job.locale ?? undefined} className="line-clamp-3 text-sm wrap-anywhere">
        {search ? search.mark(search.excerpt(job.description)) : job.description}
      </p>
      <ApplyToJob job={job} onChange={onChange} variant="secondary" />
    </Card>
  );
}

function Summary({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const formatDay = useFormatDay();
  const formatSalary = useFormatSalary();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="inline-flex min-w-0 items-center gap-1.5 wrap-anywhere">
          <MapPin className="size-4 text-muted" />
          {job.location}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <CalendarClock className="size-4 text-muted" />
          <time dateTime={job.application_deadline}>
            {t("card.deadline", { date: formatDay(job.application_deadline) })}
          </time>
        </span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`types.${job.type}`)}</Badge>
        {job.remote && <Badge>{t(`remotes.${job.remote}`)}</Badge>}
        {job.category && <Badge>{t(`categories.${job.category}`)}</Badge>}
        {job.level && <Badge>{t(`levels.${job.level}`)}</Badge>}
        {job.duration_months && <Badge>{t("detail.months", { count: job.duration_months })}</Badge>}
        {job.salary && <Badge>{formatSalary(job.salary)}</Badge>}
        {!job.is_open && <Badge tone="warning">{t("card.closed")}</Badge>}
      </p>
    </>
  );
}
