"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { DialogButton } from "@/components/ui/dialog-button";
import { ListPage } from "@/components/ui/list-page";
import { type Selection, SelectionBar, useSelection } from "@/components/ui/selection";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { type Confirmation, listConfirmations } from "@/lib/applications/confirmations-contract";
import {
  confirmationsHref,
  parseConfirmationsSearchParams,
} from "@/lib/applications/confirmations-search-params";
import { ConfirmDecision } from "./confirm-decision";
import { ConfirmationFilters } from "./confirmation-filters";
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

type ConfirmationSelectionProps = { selection: Selection<Confirmation>; onChanged: () => Promise<unknown> };

function ConfirmationSelection({ selection, onChanged }: ConfirmationSelectionProps) {
  const t = useTranslations("company-management.confirmations");
  const { selected, clear } = selection;
  return (
    <SelectionBar
      label={t("selectAll")}
      count={t("selected", { count: selected.length })}
      selection={selection}
    >
      <DialogButton
        size="small"
        dialog={(onClose) => (
          <ConfirmDecision rows={selected} onClose={onClose} onConfirmed={() => onChanged().then(clear)} />
        )}
      >
        {t("confirm")}
      </DialogButton>
    </SelectionBar>
  );
}
