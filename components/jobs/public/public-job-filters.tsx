import { SlidersHorizontal } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { categories, jobTypes, remotes } from "@/db/enums";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobLimits } from "@/lib/jobs/constants";
import type { JobsQuery } from "@/lib/jobs/contract";
import { hasPublicFilters } from "@/lib/jobs/public-search-params";

/** A GET form: it works without scripts, and its results have a URL. */
export function PublicJobFilters({ query }: { query: JobsQuery }) {
  const t = useTranslations("public-jobs");
  const action = localizedPath(useLocale(), "/offre");
  return (
    <form method="get" action={action} aria-label={t("form")} className="grid gap-4 print:hidden">
      <Field label={t("q")} hint={t("qHint")}>
        {(control) => (
          <Input {...control} type="search" name="q" defaultValue={query.q} maxLength={jobLimits.query} />
        )}
      </Field>
      <MoreFilters query={query} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t("search")}</Button>
        {hasPublicFilters(query) && (
          <a href={action} className={buttonStyle("quiet", "medium")}>
            {t("clear")}
          </a>
        )}
      </div>
    </form>
  );
}

/** Folded on phones, so that the first jobs are in sight. */
function MoreFilters({ query }: { query: JobsQuery }) {
  const t = useTranslations("public-jobs");
  const { location, type, category, remote } = query;
  return (
    <details open={Boolean(location || type || category || remote)} className={detailsStyle}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm">
        <SlidersHorizontal className="size-4" />
        {t("more")}
      </summary>
      <div className="grid gap-4">
        <Field label={t("location")}>
          {(control) => (
            <Input {...control} name="location" defaultValue={location} maxLength={jobLimits.location} />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-1">
          <FilterSelect name="type" all={t("any")} selected={type} options={jobTypes} of="types" />
          <FilterSelect
            name="category"
            all={t("any")}
            selected={category}
            options={categories}
            of="categories"
          />
          <FilterSelect name="remote" all={t("anyRemote")} selected={remote} options={remotes} of="remotes" />
        </div>
      </div>
    </details>
  );
}

/** Always unfolded beside the jobs, where the browser can do that. */
const detailsStyle =
  "lg:[&::details-content]:[content-visibility:visible] " +
  "supports-[selector(::details-content)]:lg:[&>summary]:hidden";

type SelectProps = {
  name: "type" | "category" | "remote";
  of: "types" | "categories" | "remotes";
  all: string;
  selected: string | undefined;
  options: readonly string[];
};

function FilterSelect({ name, of, all, selected, options }: SelectProps) {
  const t = useTranslations("public-jobs");
  return (
    <Field label={t(name)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={selected ?? ""}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`${of}.${option}` as "types.internship")}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
