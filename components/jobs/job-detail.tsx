import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import { ApplyToJob, type JobProps, JobTools } from "./job-controls";
import { JobFacts } from "./job-facts";

/** The whole job: in the panel beside the list, and on its own page. */
export function JobDetail({ job, onChange, heading: Heading }: JobProps & { heading: "h1" | "h2" }) {
  const t = useTranslations("jobs.detail");
  const lang = job.locale ?? undefined;
  const section = { Heading: Heading === "h1" ? ("h2" as const) : ("h3" as const), lang };
  return (
    <div className="grid gap-6">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-start gap-4">
          <Avatar
            id={`company-${job.company.id}`}
            name={job.company_name}
            src={job.company.logo_url}
            size={64}
          />
          <div className="min-w-0 flex-1">
            <Heading lang={lang} className="text-xl [overflow-wrap:anywhere]">
              {job.title}
            </Heading>
            <p className="text-muted">
              {job.company_name} · <RelativeTime date={job.created_at} />
            </p>
          </div>
          <JobTools job={job} onChange={onChange} />
        </div>
        {!job.is_open && !job.application_status && <p className="text-muted">{t("closed")}</p>}
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
