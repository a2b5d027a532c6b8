import { useLocale, useTranslations } from "next-intl";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { InputField } from "@/components/ui/input-field";
import { Pagination } from "@/components/ui/pagination";
import { Section } from "@/components/ui/section";
import type { listCompanies } from "@/lib/companies/contract";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { buildHref } from "@/lib/core/http/search-params";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { CompanyCard } from "./company-card";

type Found = ResponseOf<typeof listCompanies>["data"];

export function CompanyDirectory({ q, found }: { q: string | undefined; found: Found }) {
  const t = useTranslations("companies.directory");
  const directory = localizedPath(useLocale(), "/entreprise");
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
      <Section
        id="companies"
        title={t("count", { count: found.total })}
        titleClassName="text-lg"
        className="grid gap-4"
      >
        {found.total === 0 && (
          <EmptyState
            art={<NothingFound />}
            heading="h3"
            title={t(q ? "noMatch" : "none")}
            text={t(q ? "noMatchText" : "noneText")}
          />
        )}
        {found.data.length > 0 && (
          <ul aria-label={t("list")} className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {found.data.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
        )}
        <Pagination list={found} href={href} />
      </Section>
    </div>
  );
}
