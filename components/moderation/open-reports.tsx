import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Locale } from "@/lib/core/i18n/locales";
import type { OpenReport } from "@/lib/moderation/queries";
import { adminPaths } from "@/lib/routes";
import { DeletedBadge } from "./deleted-badge";
import { PendingList } from "./pending-list";
import { reportedContentPath } from "./reported-content-path";
import { ReportedMessages } from "./reported-messages";

export function OpenReports({ reports, total }: { reports: OpenReport[]; total: number }) {
  const t = useTranslations("moderation.reports");
  const titleOf = ({ subject, writer }: OpenReport) => t(subject, { name: writer ?? t("visitor") });
  return (
    <PendingList id="reports" total={total} t={t}>
      {reports.map((report) => (
        <li key={report.id} className="grid gap-2 border-line border-t px-4 py-4 md:px-5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone="alert">{titleOf(report)}</Badge>
            {report.is_deleted && <DeletedBadge />}
            <RelativeTime date={report.created_at} kind="admin" className="text-muted text-sm" />
          </p>
          <p className="whitespace-pre-line">{report.reason}</p>
          {report.messages ? (
            <ReportedMessages messages={report.messages} />
          ) : (
            <p title={report.excerpt} className="line-clamp-2 border-line border-l-2 pl-3 text-muted text-sm">
              {report.excerpt}
            </p>
          )}
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <span className="text-muted">{t("by", { name: report.reporter })}</span>
            <ReportLink report={report} title={titleOf(report)} />
          </p>
        </li>
      ))}
    </PendingList>
  );
}

/** There is no link to a group whose owner has deleted their account, nor to its events. */
function ReportLink({ report, title }: { report: OpenReport; title: string }) {
  const t = useTranslations("moderation");
  const href = hrefOf(report, useLocale());
  if (!href) return null;
  const text = t(`reports.${linkText(report)}`);
  return (
    <Link
      href={href}
      aria-label={t("queue.actionOf", { action: text, title })}
      className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
    >
      {text}
    </Link>
  );
}

function hrefOf(report: OpenReport, locale: Locale): string | null {
  const { profile_id, job_id, post_id, event_id } = report;
  if (profile_id && !event_id) return `${adminPaths.profiles}/${profile_id}`;
  return (job_id ?? post_id ?? event_id) ? reportedContentPath(report, locale) : null;
}

function linkText({ job_id, event_id, profile_id }: OpenReport) {
  if (event_id) return "openEvent";
  if (profile_id) return "openProfile";
  return job_id ? "openJob" : "open";
}
