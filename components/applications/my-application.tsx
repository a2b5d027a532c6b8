import { BellRing } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Application } from "@/lib/applications/schemas";
import { studentPaths } from "@/lib/routes";
import { StatusBadge } from "./status-badge";

/** The whole card is a link. */
export function MyApplication({ application }: { application: Application }) {
  const t = useTranslations("applications.mine");
  const { job_posting: job, created_at, withdrawn_at, status, can_follow_up } = application;
  return (
    <Card as="article" className="relative grid gap-2 p-4 transition-colors hover:border-edge md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg [overflow-wrap:anywhere]">
            <Link
              href={`${studentPaths.applications}/${application.id}`}
              prefetch={false}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {job.title}
            </Link>
          </h2>
          <p className="text-muted text-sm">
            {job.company_name} · {job.location}
          </p>
        </div>
        <StatusBadge status={withdrawn_at ? "withdrawn" : status} />
      </div>
      <p className="text-muted text-sm">
        {t("sent")} <RelativeTime date={created_at} />
        {job.is_deleted && ` · ${t("deleted")}`}
      </p>
      {can_follow_up && (
        <p className="flex items-center gap-1.5 text-sm">
          <BellRing className="size-4 text-alert" />
          {t("mayFollowUp")}
        </p>
      )}
    </Card>
  );
}
