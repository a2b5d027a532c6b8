import { useLocale, useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { InputField } from "@/components/ui/input-field";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import type { listCompanies } from "@/lib/companies/contract";
import type { Company } from "@/lib/companies/schemas";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { companyPath, publicPaths } from "@/lib/routes";

type CompaniesPage = ResponseOf<typeof listCompanies>["data"];

export function CompanyDirectory({ q, list }: { q: string | undefined; list: CompaniesPage }) {
  const t = useTranslations("companies.directory");
  const directory = localizedPath(useLocale(), publicPaths.companies);
  const href = (page: number) => buildHref(directory, { q, page });
  return (
    <div className="grid gap-8">
      <header className="grid max-w-post gap-2">
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="text-muted">{t("lead")}</p>
      </header>
      <form
        method="get"
        action={directory}
        aria-label={t("form")}
        className="flex max-w-post flex-wrap items-end gap-2"
      >
        <InputField
          label={t("q")}
          className="min-w-48 flex-1"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
        />
        <Button type="submit">{t("search")}</Button>
        {q && (
          <a href={directory} className={buttonStyle("quiet", "medium")}>
            {t("all")}
          </a>
        )}
      </form>
      <Section id="companies" title={t("count", { count: list.total })} className="grid gap-4">
        {list.total === 0 && (
          <EmptyState
            illustration="nothing-found"
            heading="h3"
            title={t(q ? "noMatch" : "none")}
            text={t(q ? "noMatchText" : "noneText")}
          />
        )}
        {list.data.length > 0 && (
          <ul aria-label={t("list")} className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {list.data.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
        )}
        <Pagination list={list} href={href} />
      </Section>
    </div>
  );
}

function CompanyCard({ company }: { company: Company }) {
  const t = useTranslations("companies.directory");
  const { id, name, description, location, logo_url, open_offers_count } = company;
  return (
    <Card
      as="article"
      className="wrap-anywhere relative flex h-full gap-4 card-padding transition-colors hover:border-edge"
    >
      <Avatar id={id} name={name} src={logo_url} size={48} />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="text-base">
          <a
            href={localizedPath(useLocale(), companyPath(id))}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </a>
        </h3>
        {location && <p className="text-muted text-sm">{location}</p>}
        {description && <p className="line-clamp-2 text-sm">{description}</p>}
        <p className="mt-1">
          <Badge tone={open_offers_count > 0 ? "accent" : "neutral"}>
            {t("jobs", { count: open_offers_count })}
          </Badge>
        </p>
      </div>
    </Card>
  );
}
