import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type Selection, SelectionBar } from "@/components/ui/selection";
import type { UserRow } from "@/lib/users/schemas";
import { ChangeStatuses } from "./change-statuses";

type Props = { selection: Selection<UserRow>; onChanged: () => Promise<unknown> };

/** Selects all of the page, and changes those selected. */
export function UserSelection({ selection, onChanged }: Props) {
  const t = useTranslations("user-management.selection");
  const [isChanging, setChanging] = useState(false);
  const { selected, clear } = selection;
  return (
    <SelectionBar label={t("all")} count={t("count", { count: selected.length })} selection={selection}>
      <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
        {t("action")}
      </Button>
      {isChanging && (
        <ChangeStatuses
          users={selected}
          onClose={() => setChanging(false)}
          onChanged={() => onChanged().then(clear)}
        />
      )}
    </SelectionBar>
  );
}
