import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { Button } from "@/components/ui/button";
import { DayFilter } from "@/components/ui/day-filter";
import { SlidersHorizontal } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { useWasTrue } from "@/components/ui/use-was-true";
import { jobLimits, jobSorts } from "@/lib/jobs/constants";
import { withOrderedDurations } from "@/lib/jobs/durations";
import type { JobSearchParam, JobSearchParams, JobSearchValues } from "@/lib/jobs/search-params";
import { studentPaths } from "@/lib/routes";
import { DurationSelect, JobAttributeSelect } from "./job-selects";

type Props = {
  params: JobSearchParams;
  onFilterChange: (change: JobSearchValues, step?: "push" | "replace") => void;
};

/** The filters of the job board; without scripts they are a plain GET form. */
export function JobFilters(props: Props) {
  const { params, onFilterChange } = props;
  const t = useTranslations("jobs.filters");
  const control = filterControl(props);
  const q = useDebouncedInput(params.q ?? "", (text) => onFilterChange({ q: text }, "replace"));
  const location = useDebouncedInput(params.location ?? "", (text) =>
    onFilterChange({ location: text }, "replace"),
  );
  return (
    <search>
      <form
        action={studentPaths.jobs}
        aria-label={t("label")}
        className="@container grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          q.flush();
          location.flush();
        }}
      >
        <div className="grid grid-cols-2 large-text:grid-cols-1 items-end gap-3 *:first:col-span-full *:last:col-span-full @2xl:grid-cols-[2fr_1.5fr_1fr_auto] @2xl:*:col-span-1!">
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
            maxLength={jobLimits.location}
            {...location.control}
          />
          <JobAttributeSelect name="type" {...control("type")} />
          <Button type="submit">{t("submit")}</Button>
        </div>
        <MoreFilters {...props} />
      </form>
    </search>
  );
}

const foldedFilters = [
  ...(["category", "remote", "level", "duration_min", "duration_max"] as const),
  ...(["starts_after", "salary_min"] as const),
];

/** Has two columns on phones, one on the narrowest, and two beside the menu of a tablet; levels, whose names are long, have a row of their own. */
function MoreFilters({ params, onFilterChange }: Props) {
  const t = useTranslations("jobs.filters");
  const control = filterControl({ params, onFilterChange });
  const duration = (name: "duration_min" | "duration_max") => ({
    ...control(name),
    ...{ name, range: params },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onFilterChange(withOrderedDurations({ [name]: target.value }, params)),
  });
  const salary = useDebouncedInput(String(params.salary_min ?? ""), (amount) =>
    onFilterChange({ salary_min: amount }, "replace"),
  );
  const isOpen = useWasTrue(foldedFilters.some((name) => params[name]));
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent text-sm">
        <SlidersHorizontal className="size-4" />
        {t("more")}
      </summary>
      <div className="grid grid-cols-2 large-text:grid-cols-1 @max-[20rem]:grid-cols-1 gap-3 pt-1 *:min-w-0 @2xl:grid-cols-3">
        <JobAttributeSelect name="category" {...control("category")} />
        <JobAttributeSelect name="remote" {...control("remote")} />
        <JobAttributeSelect name="level" {...control("level")} className="@max-2xl:col-span-full" />
        <DurationSelect {...duration("duration_min")} />
        <DurationSelect {...duration("duration_max")} />
        <DayFilter
          label={t("starts_after")}
          name="starts_after"
          value={params.starts_after}
          onFilterChange={(day) => onFilterChange({ starts_after: day })}
        />
        <InputField
          label={t("salary_min")}
          type="number"
          name="salary_min"
          min={0}
          step={50}
          placeholder={t("salaryHint")}
          {...salary.control}
        />
        <SortSelect {...control("sort")} />
      </div>
    </details>
  );
}

function SortSelect(control: ReturnType<ReturnType<typeof filterControl>>) {
  const t = useTranslations("jobs");
  return (
    <SelectField
      {...control}
      label={t("filters.sort")}
      name="sort"
      className="col-span-2 large-text:col-span-1 @max-[20rem]:col-span-1"
      options={jobSorts.map((sort) => [sort, t(`sorts.${sort}`)])}
    />
  );
}

function filterControl({ params, onFilterChange }: Props) {
  return (name: JobSearchParam) => ({
    value: params[name] ?? "",
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onFilterChange({ [name]: target.value }),
  });
}
