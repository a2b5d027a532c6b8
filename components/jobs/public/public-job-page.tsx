import { useLocale, useTranslations } from "next-intl";
import { PublicBackLink } from "@/components/site/public-back-link";
import { Avatar } from "@/components/ui/avatar";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { appUrl } from "@/lib/core/env";
import { localizedLoginPath, localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Job } from "@/lib/jobs/schemas";
import { jobPostingStructuredData } from "@/lib/jobs/structured-data";
import { companyPath, jobPath, publicPaths, studentPaths } from "@/lib/routes";
import { PublicJobFacts } from "./public-job-facts";
import { PublicJobList } from "./public-job-list";

export function PublicJobPage({ job, similar }: { job: Job; similar: Job[] }) {
  const t = useTranslations("public-jobs");
  const locale = useLocale();
  const lang = job.locale ?? undefined;
  const path = localizedPath(locale, jobPath(job.id));
  // Students who are signed in pass /login unnoticed; it keeps the language of this page.
  const applyHref = localizedLoginPath(locale, `${studentPaths.jobs}/${job.id}`);
  return (
    <div className="grid gap-10">
      <JobStructuredData job={job} url={appUrl() + path} />
      <article className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <header className="grid gap-4 lg:col-span-2">
          <PublicBackLink href={localizedPath(locale, publicPaths.jobs)}>{t("all")}</PublicBackLink>
          <h1 lang={lang} className="text-3xl">
            {job.title}
          </h1>
          <a href={localizedPath(locale, companyPath(job.company.id))} className={companyStyle}>
            <Avatar id={job.company.id} name={job.company.name} src={job.company.logo_url} size={48} />
            <span className="wrap-anywhere font-semibold underline-offset-4 group-hover:underline">
              {job.company_name}
            </span>
          </a>
        </header>
        <Card
          as="aside"
          aria-label={t("facts")}
          className="grid gap-5 card-padding lg:sticky lg:top-6 lg:order-2"
        >
          <div className="grid gap-2 print:hidden">
            <a href={applyHref} className={buttonStyle("primary", "medium")}>
              {t("apply")}
            </a>
            <p className="text-muted text-sm">{t("applyHint")}</p>
          </div>
          <PublicJobFacts job={job} />
        </Card>
        <div className="grid max-w-post gap-8">
          <section className="grid gap-2">
            <h2 className="text-xl">{t("about")}</h2>
            <RichText text={job.description} lang={lang} />
          </section>
          <section className="grid gap-2">
            <h2 className="text-xl">{t("requirements")}</h2>
            <RichText text={job.requirements} lang={lang} />
          </section>
        </div>
      </article>
      {similar.length > 0 && (
        <Section
          id="similar"
          title={t("similar")}
          titleClassName="text-xl"
          className="grid max-w-post gap-4 print:hidden"
        >
          <PublicJobList jobs={similar} />
        </Section>
      )}
    </div>
  );
}

const companyStyle = "group inline-flex min-h-11 items-center gap-3 justify-self-start";

/** A script of this type is data: no browser runs it. */
function JobStructuredData({ job, url }: { job: Job; url: string }) {
  return <script type="application/ld+json">{jobPostingStructuredData(job, url)}</script>;
}
