import type { ReactNode } from "react";
import { cx } from "./cx";

export type Column<R> = {
  key: string;
  header: ReactNode;
  cell: (row: R) => ReactNode;
  /** Right-aligned, tabular figures. */
  figures?: boolean;
  /** Cells without their header on phones, where it would be superfluous: a row's name or its buttons. */
  bare?: boolean;
};

type Props<R> = {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  isHighlighted?: (row: R) => boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
};

/** Rows become cards on phones; the roles keep it a table for screen readers. */
export function Table<R>({ caption, columns, rows, rowKey, isHighlighted, empty }: Props<R>) {
  return (
    <table {...role("table")} className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...role("rowgroup")} className="max-md:sr-only">
        <tr {...role("row")}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              {...role("columnheader")}
              className={cx(headStyle, align(column))}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")} className="max-md:grid max-md:gap-3">
        {empty && rows.length === 0 && (
          <tr {...role("row")} className={cx(rowStyle, plainRowStyle)}>
            <td {...role("cell")} colSpan={columns.length} className="px-3 py-3 text-muted">
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...role("row")}
            className={cx(rowStyle, isHighlighted?.(row) ? "bg-accent-soft/50" : plainRowStyle)}
          >
            {columns.map((column) => (
              <td key={column.key} {...role("cell")} className={cx(cellStyle, align(column))}>
                {!column.bare && (
                  <span aria-hidden="true" className="text-muted md:hidden">
                    {column.header}
                  </span>
                )}
                <div className={cx("min-w-0", column.bare && "max-md:col-span-2")}>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function align(column: Column<never>): string | undefined {
  return column.figures ? "md:text-right tabular-nums" : "text-left";
}

// Explicit: with `display: block` some browsers drop the implicit roles.
function role(name: string) {
  return { role: name };
}

const headStyle = "border-line border-b px-3 py-2 font-semibold text-muted text-xs";
const rowStyle =
  "transition-colors md:border-b md:border-line md:last:border-0 " +
  "max-md:grid max-md:rounded-card max-md:border max-md:border-line max-md:p-3";
const plainRowStyle = "md:hover:bg-wash/50 max-md:bg-surface";
const cellStyle =
  "px-3 py-3 align-middle max-md:grid max-md:grid-cols-[minmax(7rem,1fr)_2fr] max-md:items-baseline max-md:gap-3 max-md:px-1 max-md:py-1.5";
