import { useTranslations } from "next-intl";
import { DialogButton } from "@/components/ui/dialog-button";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import type { Confirmation } from "@/lib/applications/confirmations-contract";
import { ConfirmDecision } from "./confirm-decision";

type Props = { selection: Selection<Confirmation>; onChanged: () => Promise<unknown> };

/** Selects all of the page, and confirms those selected. */
export function ConfirmationSelection({ selection, onChanged }: Props) {
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
