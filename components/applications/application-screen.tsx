"use client";

import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { joinFacts } from "@/components/ui/join-facts";
import { Link } from "@/components/ui/link";
import { Section } from "@/components/ui/section";
import type { ApplicationWithEvents } from "@/lib/applications/schemas";
import { studentPaths } from "@/lib/routes";
import { ApplicationActions } from "./application-actions";
import { Documents } from "./documents";
import { StatusBadge } from "./status-badge";
import { Timeline } from "./timeline";
import { useApplication } from "./use-application";

export function ApplicationScreen({ initialData }: { initialData: ApplicationWithEvents }) {
  const t = useTranslations("applications.one");
  const { application = initialData, refresh } = useApplication(initialData.id, initialData);
  const { job_posting: job } = application;
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink href={studentPaths.applications}>{t("back")}</BackLink>
      <Card as="article" className="grid grid-cols-1 gap-6 p-4 md:p-6">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h1 className="text-2xl">{job.title}</h1>
              <p className="text-muted">{joinFacts([job.company_name, job.location])}</p>
            </div>
            <StatusBadge status={application.withdrawn_at ? "withdrawn" : application.status} />
          </div>
          {job.is_deleted ? (
            <p className="text-muted text-sm">{t("deleted")}</p>
          ) : (
            <Link href={`${studentPaths.jobs}/${job.id}`} className={linkStyle}>
              {t("job")}
            </Link>
          )}
        </header>
        <Section id="sent-documents" title={t("documents")} titleClassName="text-base" className="grid gap-1">
          <Documents application={application} />
        </Section>
        <Section id="timeline" title={t("timeline")} titleClassName="text-base" className="grid gap-4">
          <Timeline events={application.events} company={job.company_name} />
        </Section>
        <ApplicationActions application={application} onChange={refresh} />
      </Card>
    </div>
  );
}

const linkStyle =
  "inline-flex min-h-11 items-center justify-self-start text-accent text-sm underline underline-offset-4 md:min-h-9";
