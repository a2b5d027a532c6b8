"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { useSelection } from "@/components/ui/selection";
import { useListPage } from "@/components/ui/use-list-page";
import { type Confirmation, listConfirmations } from "@/lib/applications/confirmations-contract";
import {
  type ConfirmationsSearchParams,
  confirmationsHref,
  parseConfirmationsSearchParams,
} from "@/lib/applications/confirmations-search-params";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { ConfirmationFilters } from "./confirmation-filters";
import { ConfirmationSelection } from "./confirmation-selection";
import { ConfirmationsTable } from "./confirmations-table";

type Props = { first: { params: ConfirmationsSearchParams; page: ResponseOf<typeof listConfirmations> } };

/** What companies accepted and the school confirms, with filters in the URL. */
export function Confirmations({ first }: Props) {
  const t = useTranslations("company-management.confirmations");
  const params = parseConfirmationsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(
    listConfirmations,
    { query: params },
    { options: { query: first.params }, page: first.page },
  );
  const { data, classes } = list.page;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ConfirmationFilters params={params} classes={classes} />
      {list.error ? (
        <LoadError error={list.error} failed={t("failed.list")} retry={list.retry} />
      ) : (
        <div
          aria-busy={list.loading}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity aria-busy:opacity-60"
        >
          {data.data.length > 0 && (
            <SelectableConfirmations rows={data.data} onChanged={() => list.mutate()} />
          )}
          {data.total === 0 && !list.loading && (
            <EmptyState art={<NothingFound />} title={t(`none.${params.status}`)} />
          )}
          <Pagination list={data} href={(page) => confirmationsHref({ ...params, page })} />
        </div>
      )}
    </div>
  );
}

type SelectableProps = { rows: Confirmation[]; onChanged: () => Promise<unknown> };

function SelectableConfirmations({ rows, onChanged }: SelectableProps) {
  const selection = useSelection(rows.filter(({ status }) => status === "accepted"));
  return (
    <>
      {selection.rows.length > 0 && <ConfirmationSelection selection={selection} onChanged={onChanged} />}
      <ConfirmationsTable rows={rows} selection={selection} onChanged={onChanged} />
    </>
  );
}
