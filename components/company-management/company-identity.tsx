import { useTranslations } from "next-intl";
import { WebsiteLink } from "@/components/companies/website-link";
import { Badge } from "@/components/ui/badge";
import { BadgeCheck } from "@/components/ui/icons";
import type { CompanyRow } from "@/lib/companies/management-contract";
import { formatSiret, isSiret } from "@/lib/companies/siret";

type WebsiteProps = Pick<CompanyRow, "website" | "email_matches_website">;

/** Shows the website with a note on whether the owner's email is of its domain, which supports the identity of the company. */
export function CompanyWebsite({ website, email_matches_website: isOfDomain }: WebsiteProps) {
  const t = useTranslations("company-management");
  if (!website) return <span className="text-muted">{t("noWebsite")}</span>;
  return (
    <span className="grid justify-items-start gap-1 md:min-w-40">
      <WebsiteLink href={website} />
      {isOfDomain !== null && (
        <Badge tone={isOfDomain ? "success" : "warning"} icon={isOfDomain ? <BadgeCheck /> : undefined}>
          {t(isOfDomain ? "sameDomain" : "otherDomain")}
        </Badge>
      )}
    </span>
  );
}

export function NamesakeBadge({ has_namesake }: Pick<CompanyRow, "has_namesake">) {
  const t = useTranslations("company-management");
  if (!has_namesake) return null;
  return (
    <Badge tone="warning" className="justify-self-start">
      {t("namesake")}
    </Badge>
  );
}

export function CompanySiret({ siret }: Pick<CompanyRow, "siret">) {
  const t = useTranslations("company-management");
  if (!siret) return <span className="text-muted">{t("noSiret")}</span>;
  const isValid = isSiret(siret);
  return (
    <span className="grid justify-items-start gap-1">
      <span className="whitespace-nowrap tabular-nums">{formatSiret(siret)}</span>
      <Badge tone={isValid ? "success" : "warning"} icon={isValid ? <BadgeCheck /> : undefined}>
        {t(isValid ? "siretValid" : "siretInvalid")}
      </Badge>
    </span>
  );
}
