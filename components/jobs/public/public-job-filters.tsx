import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { SlidersHorizontal } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { categories, jobTypes, remotes, studyLevels } from "@/db/enums";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobLimits } from "@/lib/jobs/constants";
import type { JobsQuery } from "@/lib/jobs/contract";
import { durationOptions, isDurationReversed } from "@/lib/jobs/durations";
import { hasPublicFilters } from "@/lib/jobs/public-search-params";
import { publicPaths } from "@/lib/routes";

/** A GET form: it works without scripts, and its results have a URL. */
export function PublicJobFilters({ query }: { query: JobsQuery }) {
  const t = useTranslations("public-jobs");
  const action = localizedPath(useLocale(), publicPaths.jobs);
  return (
    <form method="get" action={action} aria-label={t("form")} className="grid gap-4 print:hidden">
      <InputField
        label={t("q")}
        hint={t("qHint")}
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={jobLimits.query}
      />
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
  const { location, type, category, remote, level, duration_min, duration_max } = query;
  const folded = [location, type, category, remote, level, duration_min, duration_max];
  return (
    <details open={folded.some(Boolean)} className={detailsStyle}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm">
        <SlidersHorizontal className="size-4" />
        {t("more")}
      </summary>
      <div className="grid gap-4">
        <InputField
          label={t("location")}
          name="location"
          defaultValue={location}
          maxLength={jobLimits.location}
        />
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-1">
          <FilterSelect query={query} name="type" options={jobTypes} of="types" />
          <FilterSelect query={query} name="category" options={categories} of="categories" />
          <FilterSelect query={query} name="remote" options={remotes} of="remotes" />
          <FilterSelect query={query} name="level" options={studyLevels} of="levels" />
          <DurationSelect query={query} name="duration_min" label={t("durationMin")} />
          <DurationSelect
            query={query}
            name="duration_max"
            label={t("durationMax")}
            error={isDurationReversed(query) ? t("durationReversed") : undefined}
          />
        </div>
      </div>
    </details>
  );
}

type SelectProps = {
  query: JobsQuery;
  name: "type" | "category" | "remote" | "level";
  of: "types" | "categories" | "remotes" | "levels";
  options: readonly string[];
};

function FilterSelect({ query, name, of, options }: SelectProps) {
  const t = useTranslations("public-jobs");
  return (
    <SelectField
      label={t(name)}
      name={name}
      defaultValue={query[name] ?? ""}
      emptyOption={t(name === "remote" ? "anyRemote" : "any")}
      options={options.map((option) => [option, t(`${of}.${option}` as "types.internship")])}
    />
  );
}

type DurationProps = {
  query: JobsQuery;
  name: "duration_min" | "duration_max";
  label: string;
  error?: string | undefined;
};

function DurationSelect({ query, name, ...field }: DurationProps) {
  const t = useTranslations("public-jobs");
  return (
    <SelectField
      {...field}
      name={name}
      defaultValue={query[name] ?? ""}
      emptyOption={t("anyRemote")}
      options={durationOptions(query[name]).map((months) => [months, t("months", { count: months })])}
    />
  );
}

/** Always unfolded beside the jobs, where the browser can do that. */
const detailsStyle =
  "lg:[&::details-content]:[content-visibility:visible] " +
  "supports-[selector(::details-content)]:lg:[&>summary]:hidden";
