import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Company } from "@/lib/companies/schemas";
import { localizedPath } from "@/lib/core/i18n/localized-paths";

export function CompanyCard({ company }: { company: Company }) {
  const t = useTranslations("companies.directory");
  const { id, name, description, location, logo_url, open_offers_count } = company;
  return (
    <Card as="article" className="relative flex h-full gap-4 p-4 transition-colors hover:border-edge md:p-5">
      <Avatar id={id} name={name} src={logo_url} size={48} />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="text-base">
          <a
            href={localizedPath(useLocale(), `/entreprise/${id}`)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </a>
        </h3>
        {location && <p className="text-muted text-sm">{location}</p>}
        {description && <p className="line-clamp-2 text-sm">{description}</p>}
        <p className="mt-1">
          <Badge tone={open_offers_count > 0 ? "accent" : "neutral"}>
            {t("offers", { count: open_offers_count })}
          </Badge>
        </p>
      </div>
    </Card>
  );
}
