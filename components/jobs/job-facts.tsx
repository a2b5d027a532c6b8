import { Banknote, CalendarClock, CalendarDays, Hourglass, House, MapPin, Shapes, Tag } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Job } from "@/lib/jobs/schemas";
import { useDay } from "./use-day";
import { useSalary } from "./use-salary";

export function JobFacts({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const day = useDay();
  const salary = useSalary();
  const months = job.duration_months;
  const deadline = (
    <>
      {day(job.application_deadline)} <span className="text-muted">({t("detail.deadlineHint")})</span>
    </>
  );
  return (
    <section aria-label={t("detail.facts")}>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <Fact icon={<MapPin />} name={t("detail.location")} value={job.location} />
        <Fact icon={<Tag />} name={t("detail.type")} value={t(`types.${job.type}`)} />
        <Fact icon={<House />} name={t("detail.remote")} value={job.remote && t(`remotes.${job.remote}`)} />
        <Fact
          icon={<Shapes />}
          name={t("detail.category")}
          value={job.category && t(`categories.${job.category}`)}
        />
        <Fact icon={<Banknote />} name={t("detail.salary")} value={job.salary && salary(job.salary)} />
        <Fact
          icon={<CalendarDays />}
          name={t("detail.start")}
          value={job.start_date && day(job.start_date)}
        />
        <Fact
          icon={<Hourglass />}
          name={t("detail.duration")}
          value={months && t("detail.months", { count: months })}
        />
        <Fact icon={<CalendarClock />} name={t("detail.deadline")} value={deadline} />
      </dl>
    </section>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-3 text-muted text-sm">
        <span aria-hidden="true">{icon}</span>
        {name}
      </dt>
      <dd className="pl-8 [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}
