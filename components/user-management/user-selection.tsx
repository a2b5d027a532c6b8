import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { UserRow } from "@/lib/users/schemas";
import { ChangeStatuses } from "./change-statuses";

type Props = {
  /** Those that can be selected. */
  users: UserRow[];
  selected: UserRow[];
  onSelect: (users: UserRow[]) => void;
  onChanged: () => Promise<unknown>;
};

/** Selects all of the page, and changes those selected. */
export function UserSelection({ users, selected, onSelect, onChanged }: Props) {
  const t = useTranslations("user-management.selection");
  const [isChanging, setChanging] = useState(false);
  const areAll = users.length > 0 && selected.length === users.length;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={t("all")}
        checked={areAll}
        disabled={users.length === 0}
        onChange={() => onSelect(areAll ? [] : users)}
      />
      <p role="status" className="text-muted text-sm">
        {selected.length > 0 && t("count", { count: selected.length })}
      </p>
      {selected.length > 0 && (
        <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
          {t("action")}
        </Button>
      )}
      {isChanging && (
        <ChangeStatuses
          users={selected}
          onClose={() => setChanging(false)}
          onChanged={async () => {
            await onChanged();
            onSelect([]);
          }}
        />
      )}
    </div>
  );
}
