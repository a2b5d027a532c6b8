import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { ChevronRight } from "@/components/ui/icons";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useWasTrue } from "@/components/ui/use-was-true";
import { jobStatuses, locales, salaryPeriods } from "@/db/enums";
import { jobLimits } from "@/lib/jobs/constants";
import { JobAttributeSelect } from "./job-selects";
import type { JobFormState } from "./use-job-form";

type Props = { state: JobFormState };

/** The fields of docs/product.md#company-jobs. */
export function JobForm(props: Props & { submitLabel: string; onCancel?: () => void }) {
  const t = useTranslations("jobs.form");
  return (
    <EndpointForm {...props} aria-label={t("label")} className="grid gap-5">
      <RequiredFields state={props.state} />
      <OptionalFields state={props.state} />
    </EndpointForm>
  );
}

function RequiredFields({ state: { bind } }: Props) {
  const t = useTranslations("jobs");
  const bindLimited = (name: "title" | "description" | "requirements" | "location") => ({
    ...bind(name),
    required: true,
    maxLength: jobLimits[name],
  });
  const long = "max-h-96 min-h-32";
  return (
    <>
      <InputField label={t("form.jobTitle")} {...bindLimited("title")} />
      <TextareaField label={t("form.description")} {...bindLimited("description")} controlClassName={long} />
      <TextareaField
        label={t("form.requirements")}
        {...bindLimited("requirements")}
        controlClassName={long}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <InputField label={t("form.location")} hint={t("form.locationHint")} {...bindLimited("location")} />
        <InputField
          label={t("form.deadline")}
          hint={t("form.deadlineHint")}
          {...bind("application_deadline")}
          type="date"
          required
        />
        <JobAttributeSelect
          label={t("form.type")}
          {...bind("type")}
          name="type"
          emptyOption={undefined}
          required
        />
        <SelectField
          label={t("form.status")}
          {...bind("status")}
          options={jobStatuses.map((status) => [status, t(`statuses.${status}`)])}
          required
        />
      </div>
    </>
  );
}

const optionalNames = [
  "category",
  "remote",
  "level",
  "start_date",
  "duration_months",
  "salary_min",
  "salary_max",
  "salary_period",
  "locale",
] as const;

function OptionalFields({ state: { bind, error, form } }: Props) {
  const t = useTranslations("jobs");
  const isUsed = useWasTrue(optionalNames.some((name) => error(name) || form.getValues(name)));
  const emptyOption = t("form.notStated");
  return (
    <details open={isUsed || undefined} className="group rounded-control border border-line px-4 py-1">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        <span>
          {t("form.more")} <span className="font-normal text-muted">({t("form.moreHint")})</span>
        </span>
      </summary>
      <div className="grid gap-5 pt-2 pb-4 md:grid-cols-2">
        <JobAttributeSelect {...bind("category")} name="category" emptyOption={emptyOption} />
        <JobAttributeSelect {...bind("remote")} name="remote" emptyOption={emptyOption} />
        <JobAttributeSelect {...bind("level")} name="level" emptyOption={emptyOption} />
        <InputField label={t("form.start")} {...bind("start_date")} type="date" />
        <InputField label={t("form.duration")} {...bind("duration_months")} type="number" />
        <InputField label={t("form.salaryMin")} {...bind("salary_min")} type="number" />
        <InputField label={t("form.salaryMax")} {...bind("salary_max")} type="number" />
        <SelectField
          label={t("form.period")}
          {...bind("salary_period")}
          emptyOption={emptyOption}
          options={salaryPeriods.map((period) => [period, t(`periods.${period}`)])}
        />
        <SelectField
          label={t("form.locale")}
          {...bind("locale")}
          emptyOption={emptyOption}
          options={locales.map((locale) => [locale, t(`languages.${locale}`)])}
        />
      </div>
    </details>
  );
}
