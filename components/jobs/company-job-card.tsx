import { CalendarClock, MapPin, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FieldError } from "@/components/ui/field";
import type { Job } from "@/lib/jobs/schemas";
import { JobStatusBadge } from "./job-status-badge";
import { useDay } from "./use-day";

type Props = {
  job: Job;
  onEdit: () => void;
  onStatus: (status: "active" | "closed") => Promise<string | null>;
  onDelete: () => void;
};

/** One of the company's own offers; readers see no buttons. */
export function CompanyJobCard({ job, onEdit, onStatus, onDelete }: Props) {
  const t = useTranslations("jobs");
  const day = useDay();
  return (
    <Card as="article" className="grid content-start gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 lang={job.locale ?? undefined} className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {job.title}
        </h2>
        <JobStatusBadge status={job.status} />
      </div>
      <ul className="grid gap-1.5 text-sm">
        <Line icon={<MapPin />}>{job.location}</Line>
        <Line icon={<CalendarClock />}>{t("card.deadline", { date: day(job.application_deadline) })}</Line>
        <Line icon={<Users />}>{t("company.applications", { count: job.applications_count ?? 0 })}</Line>
      </ul>
      <p className="flex flex-wrap gap-2">
        <Badge>{t(`types.${job.type}`)}</Badge>
        {job.category && <Badge>{t(`categories.${job.category}`)}</Badge>}
        {job.remote && <Badge>{t(`remotes.${job.remote}`)}</Badge>}
      </p>
      <p lang={job.locale ?? undefined} className="line-clamp-3 text-sm [overflow-wrap:anywhere]">
        {job.description}
      </p>
      {job.can_edit && <JobActions job={job} onEdit={onEdit} onStatus={onStatus} onDelete={onDelete} />}
    </Card>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_.lucide]:size-4 [&_.lucide]:text-muted">
      <span aria-hidden="true">{icon}</span>
      {children}
    </li>
  );
}

/** Deactivate for active jobs only (docs/product.md#company-jobs). */
function JobActions({ job, onEdit, onStatus, onDelete }: Props) {
  const t = useTranslations("jobs.company");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = job.status === "active" ? "deactivate" : job.status === "draft" ? "publish" : "reactivate";
  const about = (action: string) => t("about", { action, title: job.title });

  async function change() {
    setBusy(true);
    setProblem(null);
    setProblem(await onStatus(job.status === "active" ? "closed" : "active"));
    setBusy(false);
  }
  return (
    <div className="mt-auto grid gap-2 pt-1">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-label={about(t("edit"))} onClick={onEdit}>
          {t("edit")}
        </Button>
        <Button variant="secondary" size="small" busy={busy} aria-label={about(t(turn))} onClick={change}>
          {t(turn)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="text-danger!"
          aria-label={about(t("delete"))}
          onClick={onDelete}
        >
          {t("delete")}
        </Button>
      </div>
      <FieldError>{problem ?? undefined}</FieldError>
    </div>
  );
}
