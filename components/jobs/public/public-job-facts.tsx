import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormatDate } from "@/components/ui/use-format-date";
import { useFormatDay } from "@/components/ui/use-format-day";
import type { Job } from "@/lib/jobs/schemas";
import { useFormatSalary } from "../use-format-salary";

export function PublicJobFacts({ job }: { job: Job }) {
  const t = useTranslations("public-jobs");
  const tJobs = useTranslations("jobs");
  const formatDate = useFormatDate();
  const formatDay = useFormatDay("long");
  const formatSalary = useFormatSalary();
  const day = (value: string) => <time dateTime={value}>{formatDay(value)}</time>;
  return (
    <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-x-6 gap-y-3 text-sm lg:grid-cols-1">
      <Fact term={t("location")}>{job.location}</Fact>
      <Fact term={t("type")}>{tJobs(`types.${job.type}`)}</Fact>
      {job.remote && <Fact term={t("remote")}>{tJobs(`remotes.${job.remote}`)}</Fact>}
      {job.category && <Fact term={t("category")}>{tJobs(`categories.${job.category}`)}</Fact>}
      {job.level && <Fact term={t("level")}>{tJobs(`levels.${job.level}`)}</Fact>}
      {job.start_date && <Fact term={t("start")}>{day(job.start_date)}</Fact>}
      {job.duration_months && <Fact term={t("duration")}>{t("months", { count: job.duration_months })}</Fact>}
      {job.salary && <Fact term={tJobs("detail.salary")}>{formatSalary(job.salary)}</Fact>}
      <Fact term={t("deadline")}>{day(job.application_deadline)}</Fact>
      <Fact term={t("published")}>
        <time dateTime={job.created_at}>{formatDate(job.created_at, { dateStyle: "long" })}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
