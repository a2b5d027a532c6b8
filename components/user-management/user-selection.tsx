import { useTranslations } from "next-intl";
import { DialogButton } from "@/components/ui/dialog-button";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import type { UserRow } from "@/lib/users/schemas";
import { ChangeStatuses } from "./change-statuses";

type Props = { selection: Selection<UserRow>; onChanged: () => Promise<unknown> };

/** Selects all of the page, and changes those selected. */
export function UserSelection({ selection, onChanged }: Props) {
  const t = useTranslations("user-management.selection");
  const { selected, clear } = selection;
  return (
    <SelectionBar label={t("all")} count={t("count", { count: selected.length })} selection={selection}>
      <DialogButton
        variant="secondary"
        size="small"
        dialog={(onClose) => (
          <ChangeStatuses users={selected} onClose={onClose} onChanged={() => onChanged().then(clear)} />
        )}
      >
        {t("action")}
      </DialogButton>
    </SelectionBar>
  );
}
