import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SlidersHorizontal } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { categories, jobTypes, remotes, studyLevels } from "@/db/enums";
import { jobLimits, jobSorts } from "@/lib/jobs/constants";
import { durationOptions, isDurationReversed, withOrderedDurations } from "@/lib/jobs/durations";
import type { JobSearchParam, JobSearchParams, JobSearchValues } from "@/lib/jobs/search-params";
import { studentPaths } from "@/lib/routes";

type Props = {
  params: JobSearchParams;
  onFilterChange: (change: JobSearchValues, step?: "push" | "replace") => void;
};

/** Without scripts it is a plain GET form. */
export function JobFilters(props: Props) {
  const { params, onFilterChange } = props;
  const t = useTranslations("jobs.filters");
  const q = useDebouncedInput(params.q ?? "", (text) => onFilterChange({ q: text }, "replace"));
  const location = useDebouncedInput(params.location ?? "", (text) =>
    onFilterChange({ location: text }, "replace"),
  );
  return (
    <search>
      <form
        action={studentPaths.jobs}
        aria-label={t("label")}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          q.flush();
          location.flush();
        }}
      >
        <div className="grid grid-cols-2 items-end gap-3 *:first:col-span-2 *:last:col-span-2 md:grid-cols-[2fr_1.5fr_1fr_auto] md:*:col-span-1!">
          <InputField
            label={t("q")}
            type="search"
            name="q"
            placeholder={t("qHint")}
            maxLength={jobLimits.query}
            {...q.control}
          />
          <InputField
            label={t("location")}
            type="search"
            name="location"
            placeholder={t("locationHint")}
            maxLength={jobLimits.query}
            {...location.control}
          />
          <FilterSelect {...props} name="type" options={jobTypes} of="types" />
          <Button type="submit">{t("submit")}</Button>
        </div>
        <MoreFilters {...props} />
      </form>
    </search>
  );
}

const folded = [
  ...(["category", "remote", "level", "duration_min", "duration_max"] as const),
  ...(["starts_after", "salary_min"] as const),
];

function MoreFilters(props: Props) {
  const { params, onFilterChange } = props;
  const t = useTranslations("jobs.filters");
  return (
    <details open={folded.some((name) => params[name])}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm">
        <SlidersHorizontal className="size-4" />
        {t("more")}
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1 *:min-w-0 md:grid-cols-4">
        <FilterSelect {...props} name="category" options={categories} of="categories" />
        <FilterSelect {...props} name="remote" options={remotes} of="remotes" />
        <InputField
          label={t("starts_after")}
          type="date"
          name="starts_after"
          value={params.starts_after ?? ""}
          onChange={({ target }) => onFilterChange({ starts_after: target.value })}
        />
        <FilterSelect {...props} name="level" options={studyLevels} of="levels" />
        <DurationSelect {...props} name="duration_min" />
        <DurationSelect {...props} name="duration_max" />
        <InputField
          key={params.salary_min ?? ""}
          label={t("salary_min")}
          type="number"
          name="salary_min"
          min={0}
          step={50}
          placeholder={t("salaryHint")}
          defaultValue={params.salary_min}
          onBlur={({ target }) => onFilterChange({ salary_min: target.value })}
        />
        <FilterSelect {...props} name="sort" options={jobSorts} of="sorts" />
      </div>
    </details>
  );
}

type SelectProps = Props & {
  name: JobSearchParam;
  of: "types" | "categories" | "remotes" | "levels" | "sorts";
  options: readonly string[];
};

function FilterSelect({ name, of, options, params, onFilterChange }: SelectProps) {
  const t = useTranslations("jobs");
  return (
    <SelectField
      label={t(`filters.${name}` as "filters.type")}
      name={name}
      value={params[name] ?? ""}
      onChange={({ target }) => onFilterChange({ [name]: target.value })}
      emptyOption={of === "sorts" ? undefined : t(of === "remotes" ? "filters.any" : "filters.all")}
      options={options.map((option) => [option, t(`${of}.${option}` as "types.internship")])}
    />
  );
}

function DurationSelect({ name, params, onFilterChange }: Props & { name: "duration_min" | "duration_max" }) {
  const t = useTranslations("jobs");
  const isRefused = name === "duration_max" && isDurationReversed(params);
  return (
    <SelectField
      label={t(`filters.${name}`)}
      name={name}
      value={params[name] ?? ""}
      onChange={({ target }) => onFilterChange(withOrderedDurations({ [name]: target.value }, params))}
      emptyOption={t("filters.any")}
      options={durationOptions(params[name]).map((months) => [months, t("detail.months", { count: months })])}
      error={isRefused ? t("filters.durationReversed") : undefined}
    />
  );
}
