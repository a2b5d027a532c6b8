"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { EmptyBench } from "@/components/ui/art/empty-bench";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { useListPage } from "@/components/ui/use-list-page";
import { useMutation } from "@/components/ui/use-mutation";
import type { DecisionAction } from "@/db/enums";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { decideReports, listReportCases, type ReportCase } from "@/lib/moderation/queue-contract";
import { parseReportsSearchParams, reportsHref } from "@/lib/moderation/reports-search-params";
import { DecisionDialog } from "./decision-dialog";
import { ReportCard } from "./report-card";
import { availableActions, focusCard, useReportKeys } from "./use-report-keys";

type Props = { first: { options: { query: { page: number } }; page: ResponseOf<typeof listReportCases> } };
type Chosen = { reported: ReportCase; action: DecisionAction };

/** The open reports by what they are about. With the focus on one, letters decide it. */
export function ReportQueue({ first }: Props) {
  const t = useTranslations("moderation.queue");
  const router = useRouter();
  const { page } = parseReportsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listReportCases, { query: { page } }, first);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const cards = useRef<HTMLUListElement>(null);
  const cases = list.page.data.data;

  async function finish(id: number) {
    const index = cases.findIndex((reported) => reported.id === id);
    await list.mutate();
    router.refresh();
    focusCard(cards.current, index);
  }
  const dismissal = useMutation(decideReports, {
    failed: t("decideFailed"),
    done: t("decided"),
    onSuccess: (_, { ids }) => finish(ids.id),
  });
  function choose(reported: ReportCase, action: DecisionAction) {
    if (action === "dismiss") void dismissal.run({ ids: { id: reported.id }, body: { action } });
    else setChosen({ reported, action });
  }
  const pressKey = useReportKeys(cases, choose);
  if (list.error) return <LoadError error={list.error} failed={t("failed")} retry={list.retry} />;
  if (cases.length === 0) return <EmptyState art={<EmptyBench />} title={t("empty")} text={t("emptyText")} />;
  return (
    <>
      <p className="text-muted text-sm max-md:hidden">{t("keys")}</p>
      <ul
        ref={cards}
        aria-label={t("listLabel")}
        aria-busy={list.loading || dismissal.busy}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onKeyDown={pressKey}
      >
        {cases.map((reported) => (
          <ReportCard
            key={reported.id}
            reported={reported}
            actions={availableActions(reported)}
            busy={dismissal.busy}
            onChoose={(action) => choose(reported, action)}
          />
        ))}
      </ul>
      <Pagination list={list.page.data} href={(to) => reportsHref({ page: to })} />
      {chosen && (
        <DecisionDialog
          {...chosen}
          onClose={() => setChosen(null)}
          onDecided={() => finish(chosen.reported.id)}
        />
      )}
    </>
  );
}
