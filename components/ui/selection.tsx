import { type ReactNode, useState } from "react";
import { Checkbox } from "./checkbox";

export type Selection<R> = {
  /** The rows that can be selected. */
  rows: readonly R[];
  selected: readonly R[];
  onSelect: (rows: readonly R[]) => void;
  clear: () => void;
};

/** Keeps ids, so that a refreshed list keeps its selection; rows that are no longer listed are not selected. */
export function useSelection<R extends { id: number }>(rows: readonly R[]): Selection<R> {
  const [ids, setIds] = useState<number[]>([]);
  return {
    rows,
    selected: rows.filter(({ id }) => ids.includes(id)),
    onSelect: (chosen) => setIds(chosen.map(({ id }) => id)),
    clear: () => setIds([]),
  };
}

type BarProps<R> = {
  label: string;
  selection: Selection<R>;
  /** The number of selected rows as a text. */
  count?: string;
  children?: ReactNode;
};

/** Selects all of the page. */
export function SelectionBar<R>({ label, selection, count, children }: BarProps<R>) {
  const { rows, selected, onSelect } = selection;
  const areAll = rows.length > 0 && selected.length === rows.length;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={label}
        checked={areAll}
        disabled={rows.length === 0}
        onChange={() => onSelect(areAll ? [] : rows)}
      />
      <p role="status" className="text-muted text-sm">
        {selected.length > 0 && count}
      </p>
      {selected.length > 0 && children}
    </div>
  );
}

type RowProps<R> = { label: string; row: R; selection: Selection<R> };

/** Renders nothing for a row that cannot be selected. */
export function SelectRow<R>({ label, row, selection }: RowProps<R>) {
  const { rows, selected, onSelect } = selection;
  const isSelected = selected.includes(row);
  if (!rows.includes(row)) return null;
  return (
    <Checkbox
      label={<span className="sr-only">{label}</span>}
      checked={isSelected}
      onChange={() =>
        onSelect(isSelected ? selected.filter((selectedRow) => selectedRow !== row) : [...selected, row])
      }
    />
  );
}
