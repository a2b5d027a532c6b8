"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ListPage } from "@/components/ui/list-page";
import { useSelection } from "@/components/ui/selection";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { type Confirmation, listConfirmations } from "@/lib/applications/confirmations-contract";
import {
  confirmationsHref,
  parseConfirmationsSearchParams,
} from "@/lib/applications/confirmations-search-params";
import { ConfirmationFilters } from "./confirmation-filters";
import { ConfirmationSelection } from "./confirmation-selection";
import { ConfirmationsTable } from "./confirmations-table";

type Props = {
  initialData: ListPageData<typeof listConfirmations>;
};

/** The applications that companies accepted and the school confirms, with filters in the URL. */
export function Confirmations({ initialData }: Props) {
  const t = useTranslations("company-management.confirmations");
  const params = parseConfirmationsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listConfirmations, { query: params }, initialData);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ConfirmationFilters params={params} classes={list.page.classes} />
      <ListPage
        list={list}
        href={(page) => confirmationsHref({ ...params, page })}
        errorText={t("failed.list")}
        none={t(`none.${params.status}`)}
      >
        <SelectableConfirmations rows={list.page.data.data} onChanged={() => list.mutate()} />
      </ListPage>
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
