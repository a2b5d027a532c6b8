import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { RichText } from "@/components/ui/rich-text";
import type { Company } from "@/lib/companies/schemas";
import { WebsiteLink } from "./website-link";

/** For read-only members. */
export function CompanyFacts({ company }: { company: Company }) {
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
