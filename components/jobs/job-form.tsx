"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { jobLimits, jobStatuses, jobTypes, remotes, salaryPeriods } from "@/lib/jobs/constants";
import { categories } from "@/lib/posts/constants";
import { ChoiceField, type JobFormState, LongTextField, TextField } from "./job-fields";

type Props = { state: JobFormState; label: string; onSubmit: () => void; children: ReactNode };

/** Required fields first, optional ones folded; `children` are the buttons. */
export function JobForm({ state, label, onSubmit, children }: Props) {
  const root = state.formState.errors.root?.message;
  return (
    <form
      aria-label={label}
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RequiredFields state={state} />
      <OptionalFields state={state} />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {root}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </form>
  );
}

function RequiredFields({ state }: { state: JobFormState }) {
  const t = useTranslations("jobs.form");
  return (
    <>
      <TextField state={state} name="title" label={t("jobTitle")} max={jobLimits.title} required />
      <LongTextField
        state={state}
        name="description"
        label={t("description")}
        max={jobLimits.description}
        required
      />
      <LongTextField
        state={state}
        name="requirements"
        label={t("requirements")}
        max={jobLimits.requirements}
        required
      />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          state={state}
          name="location"
          label={t("location")}
          hint={t("locationHint")}
          max={jobLimits.location}
          required
        />
        <TextField
          state={state}
          name="application_deadline"
          label={t("deadline")}
          hint={t("deadlineHint")}
          type="date"
          required
        />
        <ChoiceField state={state} name="type" label={t("type")} of="types" options={jobTypes} required />
        <ChoiceField
          state={state}
          name="status"
          label={t("status")}
          of="statuses"
          options={jobStatuses}
          required
        />
      </div>
    </>
  );
}

const optional = [
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
  const { errors, defaultValues } = state.formState;
  const used = optional.some((name) => errors[name] || defaultValues?.[name]);
  return (
    <details open={used || undefined} className="rounded-control border border-line px-4 py-1">
      <summary className="min-h-11 content-center font-semibold text-sm">
        {t("more")} <span className="font-normal text-muted">({t("moreHint")})</span>
      </summary>
      <div className="grid gap-5 pt-2 pb-4 md:grid-cols-2">
        <ChoiceField
          state={state}
          name="category"
          label={t("category")}
          of="categories"
          options={categories}
        />
        <ChoiceField state={state} name="remote" label={t("remote")} of="remotes" options={remotes} />
        <TextField state={state} name="start_date" label={t("start")} type="date" />
        <TextField state={state} name="duration_months" label={t("duration")} type="number" />
        <TextField state={state} name="salary_min" label={t("salaryMin")} type="number" />
        <TextField state={state} name="salary_max" label={t("salaryMax")} type="number" />
        <ChoiceField
          state={state}
          name="salary_period"
          label={t("period")}
          of="periods"
          options={salaryPeriods}
        />
        <ChoiceField state={state} name="locale" label={t("locale")} of="languages" options={["fr", "en"]} />
      </div>
    </details>
  );
}
