"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterSelect } from "@/components/ui/filter-form";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { ShallowLink } from "@/components/ui/shallow-link";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { useOpening } from "@/components/ui/use-opening";
import type { Moderator } from "@/lib/moderation/assignments";
import { assignmentFilters, listQueue, type QueueItem } from "@/lib/moderation/queue-contract";
import { parseReportsSearchParams, reportsHref } from "@/lib/moderation/reports-search-params";
import type { SchoolRule } from "@/lib/site";
import { KeyHelp } from "./key-help";
import { QueueCard } from "./queue-card";
import { QueueDialog } from "./queue-dialog";
import { ReportTabs } from "./report-tabs";
import { useQueueDecisions } from "./use-queue-decisions";
import { availableActions, focusCard, type QueueAction, useQueueKeys } from "./use-queue-keys";

type Props = {
  initialData: ListPageData<typeof listQueue>;
  appeals: number;
  moderators: readonly Moderator[];
  rules: SchoolRule[];
};
type ChosenAction = { item: QueueItem; action: QueueAction };

/** The items that wait for a moderator. Letter keys decide on the focused one. */
export function QueueList({ initialData, appeals, moderators, rules }: Props) {
  const t = useTranslations("moderation.queue");
  const { page, assigned } = parseReportsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listQueue, { query: { page, assigned } }, initialData);
  const [chosen, open, close] = useOpening<ChosenAction>();
  const cards = useRef<HTMLUListElement>(null);
  const items = list.page.data.data;
  const href = (to: number) => reportsHref({ assigned, page: to });

  async function finish(item: QueueItem) {
    const index = items.findIndex((queueItem) => keyOf(queueItem) === keyOf(item));
    await list.mutate();
    focusCard(cards.current, index);
  }
  const { decide, isBusy } = useQueueDecisions(finish, () => list.mutate());
  function choose(item: QueueItem, action: QueueAction) {
    if (!decide(item, action)) open({ item, action });
  }
  const pressKey = useQueueKeys(items, choose);
  return (
    <>
      <ReportTabs tab="reports" waiting={list.page.waiting} appeals={appeals} />
      <QueueFilter assigned={assigned} />
      {list.error && <LoadError error={list.error} errorText={t("failed")} retry={list.retry} />}
      {!list.error && list.page.data.total === 0 && <EmptyQueue isFiltered={assigned !== "all"} />}
      {!list.error && items.length > 0 && (
        <ul
          ref={cards}
          aria-label={t("listLabel")}
          aria-busy={list.isLoading || isBusy}
          className="grid grid-cols-1 gap-4"
          onKeyDown={pressKey}
        >
          {items.map((item) => (
            <QueueCard
              key={keyOf(item)}
              item={item}
              actions={availableActions(item)}
              isBusy={isBusy}
              onSelect={(action) => choose(item, action)}
            />
          ))}
        </ul>
      )}
      {!list.error && <Pagination list={list.page.data} href={href} as={ShallowLink} />}
      {chosen && (
        <QueueDialog
          {...chosen}
          moderators={moderators}
          rules={rules}
          onClose={close}
          onDone={() => finish(chosen.item)}
        />
      )}
    </>
  );
}

const keyOf = ({ subject, subject_id }: QueueItem) => `${subject}-${subject_id}`;

function QueueFilter({ assigned }: { assigned: string }) {
  const t = useTranslations("moderation.queue.assigned");
  return (
    <div className="grid items-end gap-3 md:grid-cols-[1fr_auto]">
      <FilterSelect
        name="assigned"
        label={t("label")}
        value={assigned}
        options={assignmentFilters.map((filter) => [filter, t(filter)])}
      />
      <KeyHelp />
    </div>
  );
}

function EmptyQueue({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations("moderation.queue");
  return (
    <EmptyState
      illustration="empty-bench"
      title={t("empty")}
      text={t(isFiltered ? "emptyFilteredText" : "emptyText")}
    />
  );
}
