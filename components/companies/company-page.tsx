import { useLocale, useTranslations } from "next-intl";
import { PublicJobList } from "@/components/jobs/public/public-job-list";
import { PublicBackLink } from "@/components/site/public-back-link";
import { Avatar } from "@/components/ui/avatar";
import { MapPin } from "@/components/ui/icons";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import type { CompanyWithResponsiveness } from "@/lib/companies/schemas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { Job } from "@/lib/jobs/schemas";
import { publicPaths } from "@/lib/routes";
import { ResponsivenessSection } from "./responsiveness-section";
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
      {description ? <RichText text={description} /> : <p className="text-muted">{t("silent")}</p>}
      {responsiveness && <ResponsivenessSection responsiveness={responsiveness} />}
      <Section id="open" title={t("open")} titleClassName="text-xl" className="grid gap-4">
        {jobs.length === 0 && <p className="text-muted">{t("noJobs")}</p>}
        <PublicJobList jobs={jobs} />
      </Section>
    </div>
  );
}
