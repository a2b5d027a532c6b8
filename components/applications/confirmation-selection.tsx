import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import type { Confirmation } from "@/lib/applications/confirmations-contract";
import { ConfirmDecision } from "./confirm-decision";

type Props = { selection: Selection<Confirmation>; onChanged: () => Promise<unknown> };

/** Selects all of the page, and confirms those selected. */
export function ConfirmationSelection({ selection, onChanged }: Props) {
  const t = useTranslations("company-management.confirmations");
  const [isConfirming, setConfirming] = useState(false);
  const { selected, clear } = selection;
  return (
    <SelectionBar
      label={t("selectAll")}
      count={t("selected", { count: selected.length })}
      selection={selection}
    >
      <Button size="small" onClick={() => setConfirming(true)}>
        {t("confirm")}
      </Button>
      {isConfirming && (
        <ConfirmDecision
          rows={selected}
          onClose={() => setConfirming(false)}
          onConfirmed={() => onChanged().then(clear)}
        />
      )}
    </SelectionBar>
  );
}
