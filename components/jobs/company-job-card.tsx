import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DecisionsDueLine } from "@/components/applications/decisions-due";
import { ActionError } from "@/components/ui/action-error";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CalendarClock, MapPin, Users } from "@/components/ui/icons";
import { useFormatDay } from "@/components/ui/use-format-day";
import { useMutation } from "@/components/ui/use-mutation";
import type { DecisionsDue } from "@/lib/applications/schemas";
import { fieldErrorsOf } from "@/lib/core/api/error-message";
import { updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { JobStatusBadge } from "./job-status-badge";

type Props = {
  job: Job;
  /** The undecided applications of a closed job. */
  due: DecisionsDue | undefined;
  /** The card has replaced its editor, and takes over the focus. */
  wasEdited: boolean;
  /** `deadlineError`: why the job cannot be opened before its deadline is changed. */
  onEdit: (deadlineError?: string) => void;
  onChange: (job: Job) => void;
  onOutdated: () => unknown;
  onDelete: () => void;
};

export function CompanyJobCard(props: Props) {
  const { job, due } = props;
  const t = useTranslations("jobs");
  const formatDay = useFormatDay();
  return (
    <Card as="article" id={`job-${job.id}`} className="flex flex-col gap-3 card-padding">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 lang={job.locale ?? undefined} className="min-w-0 flex-1 basis-[16rem] text-lg">
          {job.title}
        </h2>
        <JobStatusBadge status={job.status} />
      </div>
      <ul className="grid gap-1.5 text-sm">
        <Line icon={<MapPin />}>{job.location}</Line>
        <Line icon={<CalendarClock />}>
          {t("card.deadline", { date: formatDay(job.application_deadline) })}
        </Line>
        <Line icon={<Users />}>{t("company.applications", { count: job.applications_count ?? 0 })}</Line>
      </ul>
      {due && job.status === "closed" && (
        <p className="notice">
          <DecisionsDueLine due={due} />
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`types.${job.type}`)}</Badge>
        {job.category && <Badge>{t(`categories.${job.category}`)}</Badge>}
        {job.remote && <Badge>{t(`remotes.${job.remote}`)}</Badge>}
        {job.level && <Badge>{t(`levels.${job.level}`)}</Badge>}
      </p>
      <p lang={job.locale ?? undefined} className="line-clamp-3 text-sm wrap-anywhere">
        {job.description}
      </p>
      {job.can_edit && <JobActions {...props} />}
    </Card>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_.icon]:size-4 [&_.icon]:text-muted">
      <span aria-hidden="true">{icon}</span>
      {children}
    </li>
  );
}

const statusChanges = {
  active: {
    action: "deactivate",
    to: "closed",
    successKey: "done.deactivated",
    errorKey: "failed.deactivate",
  },
  draft: { action: "publish", to: "active", successKey: "done.published", errorKey: "failed.reactivate" },
  closed: {
    action: "reactivate",
    to: "active",
    successKey: "done.reactivated",
    errorKey: "failed.reactivate",
  },
} as const;

/** Deactivate for active jobs only (docs/product.md#company-jobs). */
function JobActions({ job, wasEdited, onEdit, onChange, onOutdated, onDelete }: Props) {
  const t = useTranslations("jobs");
  const { action, to, successKey, errorKey } = statusChanges[job.status];
  const status = useMutation(updateJob, {
    errorText: t(errorKey),
    successText: t(successKey),
    onError(reason) {
      const [deadlineError] = fieldErrorsOf(reason).application_deadline ?? [];
      if (deadlineError) onEdit(deadlineError);
    },
    onOutdated,
    onSuccess: ({ data }) => onChange(data),
  });
  const button = (name: "edit" | "delete" | typeof action) => ({
    size: "small" as const,
    "aria-label": t("company.about", { action: t(`company.${name}`), title: job.title }),
    children: t(`company.${name}`),
  });
  return (
    <div className="mt-auto grid gap-2 pt-1">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" autoFocus={wasEdited} onClick={() => onEdit()} {...button("edit")} />
        <Button
          variant="secondary"
          {...status.trigger({ params: { id: job.id }, body: { status: to } })}
          {...button(action)}
        />
        <Button variant="quiet-danger" onClick={onDelete} {...button("delete")} />
      </div>
      <ActionError error={status.error} retry={status.retry} />
    </div>
  );
}
