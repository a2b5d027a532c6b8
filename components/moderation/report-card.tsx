import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { DecisionAction } from "@/db/enums";
import type { ReportCase } from "@/lib/moderation/queue-contract";
import { profilePath } from "@/lib/routes";
import { reportedContentPath } from "./reported-content-path";
import { ReportedMessages } from "./reported-messages";

type Props = {
  reported: ReportCase;
  actions: readonly DecisionAction[];
  busy: boolean;
  onChoose: (action: DecisionAction) => void;
};

const shownReasons = 3;

export function ReportCard({ reported, actions, busy, onChoose }: Props) {
  const t = useTranslations("moderation.queue");
  const title = useCaseTitle(reported);
  const { id, excerpt, messages, reports, reports_count } = reported;
  const shown = reports.slice(0, shownReasons);
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: letters decide on the focused card
      tabIndex={0}
      aria-labelledby={`case-${id}`}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`case-${id}`} className="wrap-anywhere text-lg">
          {title}
        </h2>
        <Badge tone="alert">{t("reporters", { count: reports_count })}</Badge>
      </div>
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
      <div className="flex flex-wrap items-center gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === "dismiss" ? "primary" : "secondary"}
            disabled={busy}
            aria-label={t("actionOf", { action: t(`actions.${action}`), title })}
            aria-keyshortcuts={t(`keyOf.${action}`)}
            onClick={() => onChoose(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
        <OpenLink reported={reported} />
      </div>
    </li>
  );
}

export function useCaseTitle({ subject, writer }: ReportCase): string {
  const t = useTranslations("moderation.reports");
  return t(subject, { name: writer?.name ?? t("nobody") });
}

/** What was decided about them before. */
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

function OpenLink({ reported: { job_id, post_id, event_id } }: { reported: ReportCase }) {
  const t = useTranslations("moderation.queue");
  const locale = useLocale();
  if (job_id === null && post_id === null && event_id === null) return null;
  return (
    <Link
      href={reportedContentPath({ job_id, post_id, event_id }, locale)}
      className="inline-flex min-h-11 items-center px-2 font-semibold text-accent text-sm hover:underline"
    >
      {t("open")}
    </Link>
  );
}
