import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import { RichText } from "@/components/ui/rich-text";
import type { Job } from "@/lib/jobs/schemas";
import { JobFacts } from "./job-facts";

type Props = { job: Job; heading: "h1" | "h2"; save: ReactNode; action: ReactNode };

/** The whole of an offer: in the panel beside the board, and on its own page. */
export function JobDetail({ job, heading: Heading, save, action }: Props) {
  const t = useTranslations("jobs.detail");
  const lang = job.locale ?? undefined;
  return (
    <div className="grid gap-6">
      <header className="grid gap-4">
        <div className="flex items-start gap-4">
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
          {save}
        </div>
        {job.is_open || job.application_status ? null : <p className="text-muted">{t("closed")}</p>}
        <div className="flex flex-wrap items-center gap-3 empty:hidden">{action}</div>
      </header>
      <JobFacts job={job} />
      <Section title={t("description")} below={Heading} text={job.description} lang={lang} />
      <Section title={t("requirements")} below={Heading} text={job.requirements} lang={lang} />
    </div>
  );
}

type TextProps = { title: string; below: "h1" | "h2"; text: string; lang: string | undefined };

function Section({ title, below, text, lang }: TextProps) {
  const Heading = below === "h1" ? "h2" : "h3";
  return (
    <section className="grid max-w-post gap-2">
      <Heading className="text-lg">{title}</Heading>
      <RichText text={text} lang={lang} />
    </section>
  );
}
