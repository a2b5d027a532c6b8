import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ReportCase } from "@/lib/moderation/queue-contract";
import { profilePath } from "@/lib/routes";
import { ReportedMessages } from "./reported-messages";

const shownReasons = 3;

export function ReportDetails({ reported }: { reported: ReportCase }) {
  const t = useTranslations("moderation.queue");
  const { excerpt, messages, reports, reports_count } = reported;
  const shown = reports.slice(0, shownReasons);
  return (
    <>
      <Writer reported={reported} />
      {messages ? (
        <ReportedMessages messages={messages} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{excerpt}</p>
      )}
      <ul className="grid gap-1 text-sm">
        {shown.map(({ id: reportId, reporter, reason, created_at }) => (
          <li key={reportId} className="wrap-anywhere">
            <span className="text-muted">{t("reason", { reporter, reason })}</span>{" "}
            <RelativeTime date={created_at} kind="admin" className="text-muted text-xs" />
          </li>
        ))}
        {reports_count > shown.length && (
          <li className="text-muted">{t("moreReasons", { count: reports_count - shown.length })}</li>
        )}
      </ul>
    </>
  );
}

/** Earlier decisions about the author weigh on the next one. */
function Writer({ reported: { writer } }: { reported: ReportCase }) {
  const t = useTranslations("moderation.queue");
  if (!writer || writer.id === null) return null;
  const { id, name, role, status, measures_count } = writer;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
      <OptionalLink
        href={role === "student" ? profilePath("admin", id) : undefined}
        className="wrap-anywhere font-semibold text-ink hover:underline"
      >
        {name}
      </OptionalLink>
      {status === "suspended" && <Badge>{t("suspended")}</Badge>}
      <span>{t("measures", { count: measures_count })}</span>
    </p>
  );
}
