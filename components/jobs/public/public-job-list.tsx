import { useLocale, useTranslations } from "next-intl";
import type { ElementType } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { CalendarDays, MapPin } from "@/components/ui/icons";
import { useFormatDay } from "@/components/ui/use-format-day";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Job } from "@/lib/jobs/schemas";
import { jobPath } from "@/lib/routes";

export type JobLinks = {
  /** The element of the links, which a signed-in page sets. */
  as?: ElementType;
  /** Default: the public page. */
  hrefOf?: (jobId: number) => string;
};

export function PublicJobList({ jobs, ...links }: { jobs: Job[] } & JobLinks) {
  const t = useTranslations("public-jobs");
  if (jobs.length === 0) return null;
  return (
    <ul aria-label={t("list")} className="grid gap-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <PublicJobCard job={job} {...links} />
        </li>
      ))}
    </ul>
  );
}

/** The whole card is a link. */
function PublicJobCard({ job, as: LinkElement = "a", hrefOf }: { job: Job } & JobLinks) {
  const t = useTranslations("public-jobs");
  const tJobs = useTranslations("jobs");
  const locale = useLocale();
  const date = useFormatDay("long")(job.application_deadline);
  return (
    <Card
      as="article"
      className="wrap-anywhere relative flex gap-4 card-padding transition-colors hover:border-edge"
    >
      <Avatar id={job.company.id} name={job.company.name} src={job.company.logo_url} size={48} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="text-base">
          <LinkElement
            href={hrefOf?.(job.id) ?? localizedPath(locale, jobPath(job.id))}
            lang={job.locale ?? undefined}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {job.title}
          </LinkElement>
        </h3>
        <p className="text-sm">{job.company_name}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm [&_.icon]:size-4">
          <span className="inline-flex items-center gap-1">
            <MapPin />
            {job.location}
          </span>
          <span className="inline-flex items-center gap-1">
            <CalendarDays />
            <time dateTime={job.application_deadline}>{t("until", { date })}</time>
          </span>
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge tone="accent">{tJobs(`types.${job.type}`)}</Badge>
          {job.remote && job.remote !== "none" && <Badge tone="info">{tJobs(`remotes.${job.remote}`)}</Badge>}
          {job.category && <Badge>{tJobs(`categories.${job.category}`)}</Badge>}
          {job.level && <Badge>{tJobs(`levels.${job.level}`)}</Badge>}
          {job.duration_months && <Badge>{t("months", { count: job.duration_months })}</Badge>}
        </p>
      </div>
    </Card>
  );
}
