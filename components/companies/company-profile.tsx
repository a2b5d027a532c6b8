import { ExternalLink } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { WRITER_ROLES } from "@/lib/companies/roles";
import type { OwnCompany } from "@/lib/companies/schemas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { CompanyFacts } from "./company-facts";
import { CompanyForm } from "./company-form";

export function CompanyProfile({ company }: { company: OwnCompany }) {
  const t = useTranslations("companies.profile");
  const page = localizedPath(useLocale(), `/entreprise/${company.id}`);
  const writes = WRITER_ROLES.includes(company.role);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="mt-1 text-muted">{t("lead")}</p>
        </div>
        {company.status === "active" && (
          <a href={page} className={buttonStyle("secondary", "small")}>
            <ExternalLink />
            {t("public")}
          </a>
        )}
      </header>
      {company.status !== "active" && <p className={noteStyle}>{t("pending")}</p>}
      {!writes && <p className={noteStyle}>{t("readOnly")}</p>}
      <Card className="p-5">
        {writes ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
      </Card>
    </div>
  );
}

const noteStyle = "rounded-control bg-info-soft px-3 py-2 text-info text-sm";
