import { useLocale, useTranslations } from "next-intl";
import { JobStatusBadge } from "@/components/jobs/job-status-badge";
import { Badge } from "@/components/ui/badge";
import { joinFacts } from "@/components/ui/join-facts";
import type { Role } from "@/lib/core/auth/viewer";
import type { Job } from "@/lib/jobs/schemas";
import { jobHref } from "./result-links";
import { ResultRows } from "./result-rows";

/** Job results for roles that do not apply: a company sees the status of its own jobs. */
export function JobRows({ area, jobs, query }: { area: Role; jobs: Job[]; query: string | undefined }) {
  const t = useTranslations("jobs");
  const locale = useLocale();
  return (
    <ResultRows
      query={query}
      rows={jobs.map((job) => ({
        href: jobHref(area, job.id, query, locale),
        image: { id: `company-${job.company.id}`, name: job.company_name, src: job.company.logo_url },
        title: job.title,
        lang: job.locale,
        details: joinFacts([job.company_name, job.location]),
        badge:
          area === "company" ? (
            <JobStatusBadge status={job.status} />
          ) : (
            <Badge>{t(`types.${job.type}`)}</Badge>
          ),
      }))}
    />
  );
}
