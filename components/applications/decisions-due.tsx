import { useTranslations } from "next-intl";
import { CircleAlert, Hourglass } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import { useFormatDay } from "@/components/ui/use-format-day";
import { companyApplicationsHref } from "@/lib/applications/company-list";
import type { DecisionsDue } from "@/lib/applications/schemas";

const maxShown = 5;

/** The decisions due of the selected job, or of all jobs; renders nothing without any. */
export function DecisionsDueList({ jobs, jobId }: { jobs: DecisionsDue[]; jobId: number | undefined }) {
  const t = useTranslations("applications.decisionsDue");
  const listed = jobs.filter(({ job_posting }) => jobId === undefined || job_posting.id === jobId);
  if (listed.length === 0) return null;
  const more = listed.length - maxShown;
  return (
    <Section
      id="decisions-due"
      title={t("title")}
      titleClassName="font-sans text-sm"
      className="notice grid gap-2"
    >
      <ul className="grid gap-2">
        {listed.slice(0, maxShown).map((due) => (
          <li key={due.job_posting.id} className="wrap-anywhere flex flex-wrap gap-x-3 gap-y-0.5">
            <span lang={due.job_posting.locale ?? undefined}>{due.job_posting.title}</span>
            <DecisionsDueLine due={due} />
          </li>
        ))}
        {more > 0 && <li>{t("more", { count: more })}</li>}
      </ul>
    </Section>
  );
}

export function DecisionsDueLine({ due }: { due: DecisionsDue }) {
  const t = useTranslations("applications.decisionsDue");
  const formatDay = useFormatDay("long");
  const { job_posting, count, until, is_overdue } = due;
  const date = formatDay(until).replaceAll(" ", "\u00a0");
  return (
    <span className="inline-flex items-center gap-2 [&_.icon]:size-4 [&_.icon]:shrink-0">
      {is_overdue ? <CircleAlert /> : <Hourglass />}
      <Link
        href={companyApplicationsHref({ job_posting_id: job_posting.id, view: "list", page: 1 })}
        className="underline underline-offset-4"
      >
        {t(is_overdue ? "overdue" : "due", { count, date })}
      </Link>
    </span>
  );
}
