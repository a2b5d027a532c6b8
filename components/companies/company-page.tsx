import { useFormatter, useLocale, useTranslations } from "next-intl";
import { PublicJobList } from "@/components/jobs/public/public-job-list";
import { PublicBackLink } from "@/components/site/public-back-link";
import { Avatar } from "@/components/ui/avatar";
import { MapPin } from "@/components/ui/icons";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import type { CompanyWithResponsiveness, Responsiveness } from "@/lib/companies/schemas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Job } from "@/lib/jobs/schemas";
import { publicPaths } from "@/lib/routes";
import { WebsiteLink } from "./website-link";

export function CompanyPage({ company, jobs }: { company: CompanyWithResponsiveness; jobs: Job[] }) {
  const t = useTranslations("companies.directory");
  const { id, name, description, website, location, logo_url, responsiveness } = company;
  return (
    <div className="grid max-w-post gap-8">
      <header className="grid gap-4">
        <PublicBackLink href={localizedPath(useLocale(), publicPaths.companies)}>{t("all")}</PublicBackLink>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar id={id} name={name} src={logo_url} size={96} />
          <div className="grid min-w-0 gap-1">
            <h1 className="text-3xl">{name}</h1>
            {location && (
              <p className="wrap-anywhere flex items-center gap-1 text-muted [&_.icon]:size-4">
                <MapPin />
                {location}
              </p>
            )}
            {website && (
              <p>
                <WebsiteLink href={website} />
              </p>
            )}
          </div>
        </div>
      </header>
      {description ? <RichText text={description} /> : <p className="text-muted">{t("noDescription")}</p>}
      {responsiveness && <ResponsivenessSection responsiveness={responsiveness} />}
      <Section id="open" title={t("open")} titleClassName="text-xl" className="grid gap-4">
        {jobs.length === 0 && <p className="text-muted">{t("noJobs")}</p>}
        <PublicJobList jobs={jobs} />
      </Section>
    </div>
  );
}

function ResponsivenessSection({ responsiveness }: { responsiveness: Responsiveness }) {
  const t = useTranslations("companies.responsiveness");
  const format = useFormatter();
  const { applications, rate, median_days } = responsiveness;
  return (
    <Section id="responsiveness" title={t("title")} titleClassName="text-xl" className="grid gap-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Figure name={t("rate")} value={format.number(rate, { style: "percent" })} />
        {median_days !== null && (
          <Figure name={t("time")} value={t("days", { days: Math.round(median_days) })} />
        )}
      </dl>
      <p className="text-muted text-sm">{t("definition", { count: applications })}</p>
    </Section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums">{value}</dd>
    </div>
  );
}
