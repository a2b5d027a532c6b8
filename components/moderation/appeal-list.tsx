"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { isBeyondEnd, Pagination } from "@/components/ui/pagination";
import { ShallowLink } from "@/components/ui/shallow-link";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { useMutation } from "@/components/ui/use-mutation";
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

function AppealCard({ appeal, onDecided }: { appeal: OpenAppeal; onDecided: () => unknown }) {
  const t = useTranslations("moderation");
  const { id, author, is_own_decision, is_own_appeal, can_decide, is_overdue } = appeal;
  const ownText = !can_decide ? "own" : is_overdue ? "ownOverdue" : "ownAlone";
  const errorText = t("appeals.failed");
  const handlers = { errorText, refresh: onDecided };
  const uphold = useMutation(decideAppeal, { ...handlers, successText: t("appeals.upheld") });
  const overturn = useMutation(decideAppeal, { ...handlers, successText: t("appeals.overturned") });
  const title = t("appeals.by", { name: author.name });
  const labelOf = (action: string) => t("queue.actionOf", { action, title });
  const decide = (is_overturned: boolean) => ({ params: { id }, body: { is_overturned } });
  return (
    <li className="wrap-anywhere grid gap-3 card card-padding">
      <h2 className="text-lg">{title}</h2>
      <p className="whitespace-pre-line">{appeal.appeal}</p>
      <DecisionSummary decision={appeal} />
      {is_own_appeal && <p className="text-sm">{t("appeals.ownAppeal")}</p>}
      {is_own_decision && !is_own_appeal && <p className="text-sm">{t(`appeals.${ownText}`)}</p>}
      {can_decide && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            {...uphold.trigger(decide(false))}
            disabled={overturn.isBusy}
            aria-label={labelOf(t("appeals.uphold"))}
          >
            {t("appeals.uphold")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            {...overturn.trigger(decide(true))}
            disabled={uphold.isBusy}
            aria-label={labelOf(t("appeals.overturn"))}
          >
            {t("appeals.overturn")}
          </Button>
        </div>
      )}
      <ActionError error={uphold.error} retry={uphold.retry} />
      <ActionError error={overturn.error} retry={overturn.retry} />
    </li>
  );
}
