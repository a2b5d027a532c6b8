"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormError } from "@/components/ui/form-error";
import { categories, jobStatuses, jobTypes, remotes, salaryPeriods } from "@/db/enums";
import { jobLimits } from "@/lib/jobs/constants";
import { LongTextField, SelectField, TextField } from "./job-fields";
import type { JobFormState } from "./use-job-form";

/** The fields of docs/product.md#company-jobs; `children` are the buttons. */
export function JobForm({ state, children }: { state: JobFormState; children: ReactNode }) {
  const t = useTranslations("jobs.form");
  return (
    <form aria-label={t("label")} noValidate method="post" className="grid gap-5" onSubmit={state.submit}>
      <RequiredFields state={state} />
      <OptionalFields state={state} />
      <div>
        <FormError>{state.formError}</FormError>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </form>
  );
}

function RequiredFields({ state }: { state: JobFormState }) {
  const t = useTranslations("jobs.form");
  const props = { state, required: true };
  return (
    <>
      <TextField {...props} name="title" label={t("jobTitle")} max={jobLimits.title} />
      <LongTextField {...props} name="description" label={t("description")} max={jobLimits.description} />
      <LongTextField {...props} name="requirements" label={t("requirements")} max={jobLimits.requirements} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...props}
          name="location"
          label={t("location")}
          hint={t("locationHint")}
          max={jobLimits.location}
        />
        <TextField
          {...props}
          name="application_deadline"
          label={t("deadline")}
          hint={t("deadlineHint")}
          type="date"
        />
        <SelectField {...props} name="type" label={t("type")} of="types" options={jobTypes} />
        <SelectField {...props} name="status" label={t("status")} of="statuses" options={jobStatuses} />
      </div>
    </>
  );
}

const optionalNames = [
  "category",
  "remote",
  "start_date",
  "duration_months",
  "salary_min",
  "salary_max",
  "salary_period",
  "locale",
] as const;

function OptionalFields({ state }: { state: JobFormState }) {
  const t = useTranslations("jobs.form");
  const isUsed = optionalNames.some((name) => state.error(name) || state.form.getValues(name));
  const props = { state };
  return (
    <details open={isUsed || undefined} className="rounded-control border border-line px-4 py-1">
      <summary className="min-h-11 content-center font-semibold text-sm">
        {t("more")} <span className="font-normal text-muted">({t("moreHint")})</span>
      </summary>
      <div className="grid gap-5 pt-2 pb-4 md:grid-cols-2">
        <SelectField {...props} name="category" label={t("category")} of="categories" options={categories} />
        <SelectField {...props} name="remote" label={t("remote")} of="remotes" options={remotes} />
        <TextField {...props} name="start_date" label={t("start")} type="date" />
        <TextField {...props} name="duration_months" label={t("duration")} type="number" />
        <TextField {...props} name="salary_min" label={t("salaryMin")} type="number" />
        <TextField {...props} name="salary_max" label={t("salaryMax")} type="number" />
        <SelectField
          {...props}
          name="salary_period"
          label={t("period")}
          of="periods"
          options={salaryPeriods}
        />
        <SelectField {...props} name="locale" label={t("locale")} of="languages" options={["fr", "en"]} />
      </div>
    </details>
  );
}
