import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/icons";
import { PageHeading } from "@/components/ui/page-heading";
import { RichText } from "@/components/ui/rich-text";
import { canWriteForCompany, writerRoles } from "@/lib/companies/roles";
import type { Company, OwnCompany } from "@/lib/companies/schemas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { companyPath } from "@/lib/routes";
import { CompanyForm } from "./company-form";
import { SuspendedNotice } from "./suspended-notice";
import { WebsiteLink } from "./website-link";

export function CompanyProfile({ company }: { company: OwnCompany }) {
  const t = useTranslations("companies.profile");
  const page = localizedPath(useLocale(), companyPath(company.id));
  const canWrite = canWriteForCompany(company);
  return (
    <div className="grid gap-6">
      <PageHeading title={t("title")} lead={t("lead")}>
        {company.status === "active" && (
          <a href={page} className={buttonStyle("secondary", "small")}>
            <ExternalLink />
            {t("public")}
          </a>
        )}
      </PageHeading>
      <SuspendedNotice company={company} />
      {company.status === "pending" && <p className={noteStyle}>{t("pending")}</p>}
      {!writerRoles.includes(company.role) && <p className={noteStyle}>{t("readOnly")}</p>}
      <Card className="card-padding">
        {canWrite ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
      </Card>
    </div>
  );
}

const noteStyle = "rounded-control bg-info-soft px-3 py-2 text-info text-sm";

function CompanyFacts({ company }: { company: Company }) {
  const t = useTranslations("companies.profile");
  const { id, name, description, website, location, logo_url } = company;
  return (
    <dl className="grid gap-4">
      <Fact term={t("name")}>
        <span className="flex items-center gap-3">
          <Avatar id={id} name={name} src={logo_url} size={64} />
          {name}
        </span>
      </Fact>
      <Fact term={t("description")}>{description ? <RichText text={description} /> : t("nothing")}</Fact>
      <Fact term={t("website")}>{website ? <WebsiteLink href={website} /> : t("nothing")}</Fact>
      <Fact term={t("location")}>{location ?? t("nothing")}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
