"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { ShallowLink } from "@/components/ui/shallow-link";
import { useFormatDate } from "@/components/ui/use-format-date";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { decideAppeal, listAppeals, type OpenAppeal } from "@/lib/moderation/decisions-contract";
import { parseReportsSearchParams, reportsHref } from "@/lib/moderation/reports-search-params";
import { DecisionSummary } from "./decision-summary";
import { ReportTabs } from "./report-tabs";

type Props = { initialData: ListPageData<typeof listAppeals>; waiting: number };

export function AppealList({ initialData, waiting }: Props) {
  const { page } = parseReportsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listAppeals, { query: { page } }, initialData);
  return (
    <>
      <ReportTabs tab="appeals" waiting={waiting} appeals={list.page.data.total} />
      <AppealPage list={list} />
    </>
  );
}

function AppealPage({ list }: { list: ReturnType<typeof useListPage<typeof listAppeals>> }) {
  const t = useTranslations("moderation.queue");
  const label = useTranslations("moderation.appeals")("listLabel");
  const appeals = list.page.data.data;
  if (list.error) return <LoadError error={list.error} errorText={t("appealsFailed")} retry={list.retry} />;
  if (appeals.length === 0 && !isBeyondEnd(list.page.data))
    return <EmptyState illustration="empty-bench" title={t("appealsEmpty")} text={t("appealsEmptyText")} />;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-1 gap-4">
        {appeals.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} onDecided={list.mutate} />
        ))}
      </ul>
      <Pagination
        list={list.page.data}
        href={(to) => reportsHref({ tab: "appeals", page: to })}
        as={ShallowLink}
      />
    </>
  );
}

type CardProps = { appeal: OpenAppeal; onDecided: () => unknown };

function AppealCard({ appeal, onDecided }: CardProps) {
  const t = useTranslations("moderation.appeals");
  const { author, is_own_decision, is_own_appeal, can_decide, is_overdue } = appeal;
  const ownText = !can_decide ? "own" : is_overdue ? "ownOverdue" : "ownAlone";
  return (
    <li className="wrap-anywhere grid gap-3 card card-padding">
      <h2 className="text-lg">{t("by", { name: author.name })}</h2>
      <p className="whitespace-pre-line">{appeal.appeal}</p>
      <DecisionSummary decision={appeal} />
      {is_own_appeal && <p className="text-sm">{t("ownAppeal")}</p>}
      {is_own_decision && !is_own_appeal && <p className="text-sm">{t(ownText)}</p>}
      {can_decide && (
        <div className="flex flex-wrap gap-2">
          <DecideAppeal outcome="upheld" appeal={appeal} onDecided={onDecided} />
          <DecideAppeal outcome="overturned" appeal={appeal} onDecided={onDecided} />
        </div>
      )}
    </li>
  );
}

/** The answer is final, so its dialog shows what the author will read. */
function DecideAppeal({
  outcome,
  appeal: { id, author },
  onDecided,
}: CardProps & { outcome: "upheld" | "overturned" }) {
  const t = useTranslations("moderation");
  const date = useFormatDate()(new Date(), { dateStyle: "long" });
  const action = t(outcome === "upheld" ? "appeals.uphold" : "appeals.overturn");
  const title = t("queue.actionOf", { action, title: t("appeals.by", { name: author.name }) });
  return (
    <ConfirmButton
      button={{ size: "small", variant: "secondary", "aria-label": title }}
      title={title}
      text={t("appeals.confirmText", { name: author.name, answer: t(`decision.${outcome}`, { date }) })}
      confirm={action}
      cancel={t("appeals.notYet")}
      variant="primary"
      endpoint={decideAppeal}
      options={{ params: { id }, body: { is_overturned: outcome === "overturned" } }}
      errorText={t("appeals.failed")}
      successText={t(`appeals.${outcome}`)}
      refresh={onDecided}
    />
  );
}
