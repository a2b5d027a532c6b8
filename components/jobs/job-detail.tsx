import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/cx";
import {
  Banknote,
  CalendarClock,
  CalendarDays,
  GraduationCap,
  Home,
  Hourglass,
  MapPin,
  Shapes,
  Tag,
} from "@/components/ui/icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { useFormatDay } from "@/components/ui/use-format-day";
import type { Job } from "@/lib/jobs/schemas";
import { ApplyToJob, type JobProps, JobTools } from "./job-controls";
import { useFormatSalary } from "./use-format-salary";

/** The whole job: in the panel beside the list, and on its own page. */
export function JobDetail({ job, onChange, heading: Heading }: JobProps & { heading: "h1" | "h2" }) {
  const t = useTranslations("jobs.detail");
  const lang = job.locale ?? undefined;
  const section = { Heading: Heading === "h1" ? ("h2" as const) : ("h3" as const), lang };
  return (
    <div className="grid gap-6">
      <header className="@container grid gap-4">
        <div className="flex flex-wrap items-start gap-4">
          <Avatar
            id={`company-${job.company.id}`}
            name={job.company_name}
            src={job.company.logo_url}
            size={64}
          />
          <div className="order-1 min-w-0 basis-full @sm:order-none @sm:flex-1">
            <Heading lang={lang} className={Heading === "h1" ? "text-2xl" : "text-xl"}>
              {job.title}
            </Heading>
            <p className="wrap-anywhere text-muted">
              {job.company_name} · <RelativeTime date={job.created_at} />
            </p>
          </div>
          <JobTools job={job} onChange={onChange} />
        </div>
        {!job.is_open && <p className="text-muted">{t("closed")}</p>}
        <ApplyToJob job={job} onChange={onChange} />
      </header>
      <JobFacts job={job} />
      <Section {...section} title={t("description")} text={job.description} />
      <Section {...section} title={t("requirements")} text={job.requirements} />
    </div>
  );
}

type SectionProps = { Heading: "h2" | "h3"; title: string; text: string; lang: string | undefined };

function Section({ Heading, title, text, lang }: SectionProps) {
  return (
    <section className="grid max-w-post gap-2">
      <Heading className="text-lg">{title}</Heading>
      <RichText text={text} lang={lang} />
    </section>
  );
}

function JobFacts({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const formatDay = useFormatDay();
  const formatSalary = useFormatSalary();
  const { location, type, remote, category, level, salary, start_date: start, duration_months: months } = job;
  const facts = [
    ["location", MapPin, location],
    ["type", Tag, t(`types.${type}`)],
    ["remote", Home, remote && t(`remotes.${remote}`)],
    ["category", Shapes, category && t(`categories.${category}`)],
    ["level", GraduationCap, level && t(`levels.${level}`)],
    ["salary", Banknote, salary && formatSalary(salary)],
    ["start", CalendarDays, start && formatDay(start)],
    ["duration", Hourglass, months && t("detail.months", { count: months })],
  ] as const;
  return (
    <section aria-label={t("detail.facts")}>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {facts.map(
          ([name, Icon, value]) =>
            value && (
              <Fact key={name} icon={<Icon />} name={t(`detail.${name}`)}>
                {value}
              </Fact>
            ),
        )}
        <Fact icon={<CalendarClock />} name={t("detail.deadline")} className="col-span-full">
          {formatDay(job.application_deadline)}{" "}
          <span className="text-muted">({t("detail.deadlineHint")})</span>
        </Fact>
      </dl>
    </section>
  );
}

type FactProps = { icon: ReactNode; name: string; className?: string; children: ReactNode };

function Fact({ icon, name, className, children }: FactProps) {
  return (
    <div className={cx("min-w-0", className)}>
      <dt className="flex items-center gap-3 text-muted text-sm">
        <span aria-hidden="true">{icon}</span>
        {name}
      </dt>
      <dd className="pl-8 wrap-anywhere">{children}</dd>
    </div>
  );
}
