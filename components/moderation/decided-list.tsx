import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterLink } from "@/components/ui/filter-link";
import { Link } from "@/components/ui/link";
import { Pagination } from "@/components/ui/pagination";
import type { Decided, listDecided } from "@/lib/moderation/decisions";
import {
  outcomeFilters,
  type ReportsSearchParams,
  reportsHref,
} from "@/lib/moderation/reports-search-params";
import { adminUserPath } from "@/lib/routes";
import { DecisionSummary } from "./decision-summary";

type Props = {
  list: Awaited<ReturnType<typeof listDecided>>;
  outcome: ReportsSearchParams["outcome"];
};

export function DecidedList({ list, outcome }: Props) {
  const t = useTranslations("moderation.decided");
  const href = (params: Partial<ReportsSearchParams>) => reportsHref({ tab: "decided", ...params });
  return (
    <>
      <nav aria-label={t("outcome")} className="flex flex-wrap gap-2">
        {outcomeFilters.map((filter) => (
          <FilterLink key={filter} href={href({ outcome: filter })} isCurrent={filter === outcome}>
            {t(`outcomes.${filter}`)}
          </FilterLink>
        ))}
      </nav>
      {list.total === 0 && <EmptyState illustration="empty-bench" title={t("empty")} text={t("emptyText")} />}
      <ul aria-label={t("listLabel")} className="grid grid-cols-1 gap-4 empty:hidden">
        {list.data.map((decision) => (
          <DecidedCard key={decision.id} decision={decision} />
        ))}
      </ul>
      <Pagination list={list} href={(page) => href({ outcome, page })} />
    </>
  );
}

function DecidedCard({ decision }: { decision: Decided }) {
  const t = useTranslations("moderation");
  const { subject, author, action, reports_count } = decision;
  const withoutAccount = t(subject === "comment" ? "reports.visitor" : "reports.deletedUser");
  const title = t(`reports.${subject}`, { name: author?.name ?? withoutAccount });
  return (
    <li className="wrap-anywhere grid gap-3 card card-padding">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          {author ? (
            <Link href={adminUserPath(author.id)} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Badge tone={action === "dismiss" ? "neutral" : "alert"}>{t(`actionsDone.${action}`)}</Badge>
        <AppealBadge decision={decision} />
        <span className="text-muted text-sm">{t("decided.reports", { count: reports_count })}</span>
      </div>
      <DecisionSummary decision={decision} />
    </li>
  );
}

function AppealBadge({ decision: { appealed_at, appeal_decided_at, is_overturned } }: { decision: Decided }) {
  const t = useTranslations("moderation.decided.appeal");
  if (!appealed_at) return null;
  if (!appeal_decided_at) return <Badge tone="warning">{t("open")}</Badge>;
  return <Badge tone="info">{t(is_overturned ? "overturned" : "upheld")}</Badge>;
}
