import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobLimits, jobTypes, remotes } from "@/lib/jobs/constants";
import type { JobsQuery } from "@/lib/jobs/contract";
import { hasPublicFilters } from "@/lib/jobs/public-search-params";
import { categories } from "@/lib/posts/constants";

/** A form that asks by address: it needs no script, and what it found can be sent to somebody. */
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
      <Field label={t("location")}>
        {(control) => (
          <Input {...control} name="location" defaultValue={query.location} maxLength={jobLimits.location} />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-1">
        <FilterSelect
          label={t("type")}
          name="type"
          any={t("any")}
          chosen={query.type}
          choices={jobTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <FilterSelect
          label={t("category")}
          name="category"
          any={t("any")}
          chosen={query.category}
          choices={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
        <FilterSelect
          label={t("remote")}
          name="remote"
          any={t("anyRemote")}
          chosen={query.remote}
          choices={remotes.map((value) => ({ value, label: t(`remotes.${value}`) }))}
        />
      </div>
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

type ChoiceProps = {
  label: string;
  name: string;
  any: string;
  chosen: string | undefined;
  choices: { value: string; label: string }[];
};

function FilterSelect({ label, name, any, chosen, choices }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen ?? ""}>
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
