import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { categories, jobTypes, remotes, studyLevels } from "@/db/enums";
import { durationOptions, isDurationReversed } from "@/lib/jobs/durations";

type FieldProps = Omit<ComponentProps<typeof SelectField>, "name" | "options" | "label">;

const attributes = {
  type: ["types", jobTypes],
  category: ["categories", categories],
  remote: ["remotes", remotes],
  level: ["levels", studyLevels],
} as const;

type AttributeProps = FieldProps & { name: keyof typeof attributes; label?: string };

/** The select of one attribute of a job, for the form and for the filters of both boards. */
export function JobAttributeSelect({ name, label, ...field }: AttributeProps) {
  const t = useTranslations("jobs");
  const [group, values] = attributes[name];
  return (
    <SelectField
      label={label ?? t(`filters.${name}`)}
      emptyOption={t(name === "remote" ? "filters.any" : "filters.all")}
      {...field}
      name={name}
      options={values.map((value) => [value, t(`${group}.${value}` as "types.internship")])}
    />
  );
}

type DurationProps = FieldProps & {
  name: "duration_min" | "duration_max";
  range: { duration_min?: number | undefined; duration_max?: number | undefined };
};

/** The minimum or the maximum of the duration. The maximum shows the error of a reversed range. */
export function DurationSelect({ name, range, ...field }: DurationProps) {
  const t = useTranslations("jobs");
  const isRejected = name === "duration_max" && isDurationReversed(range);
  return (
    <SelectField
      {...field}
      label={t(`filters.${name}`)}
      name={name}
      emptyOption={t("filters.any")}
      options={durationOptions(range[name]).map((months) => [months, t("detail.months", { count: months })])}
      error={isRejected ? t("filters.durationReversed") : undefined}
    />
  );
}
