import type { ReactNode } from "react";
import { cx } from "./cx";
import { ScrollBox } from "./scroll-box";

export type Column<R> = {
  /** No two columns have the same. */
  header: string;
  cell: (row: R) => ReactNode;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  /** Cells that have no header on phones, where it would be superfluous: those of users, texts and buttons. */
  unlabelled?: boolean;
  /** The cells of this column name their rows: screen readers announce them with the other cells. Implies `unlabelled`. */
  rowHeader?: boolean;
  /** Only screen readers have the header. Implies `unlabelled`. */
  isHeaderHidden?: boolean;
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

/**
 * A table of many columns. Its rows are cards while the side menu leaves it less than 60rem, with two columns from 38rem,
 * and have less spacing below 75rem.
 */
export function WideTable<R>(props: Props<R>) {
  return (
    <ScrollBox className="@container/wide-table">
      <Table {...props} />
    </ScrollBox>
  );
}

/** Rows become cards on phones; the roles keep it a table for screen readers. */
export function Table<R>({ caption, columns, rows, rowKey, isHighlighted, empty }: Props<R>) {
  return (
    <table {...role("table")} className={tableStyle}>
      <caption className="sr-only">{caption}</caption>
      <thead {...role("rowgroup")} className="as-cards:sr-only">
        <tr {...role("row")}>
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              {...role("columnheader")}
              className={cx(headStyle, align(column))}
            >
              {column.isHeaderHidden ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")} className="as-cards:grid as-cards:gap-3">
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
              <Cell key={column.header} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<R>({ column, row }: { column: Column<R>; row: R }) {
  const isUnlabelled = column.unlabelled || column.rowHeader || column.isHeaderHidden;
  const content = (
    <>
      {!isUnlabelled && (
        <span aria-hidden="true" className="hidden text-muted as-cards:inline">
          {column.header}
        </span>
      )}
      <div className={cx("min-w-0", isUnlabelled && "as-cards:col-span-full")}>{column.cell(row)}</div>
    </>
  );
  const style = cx(cellStyle, align(column), isUnlabelled && "col-span-full");
  return column.rowHeader ? (
    <th scope="row" {...role("rowheader")} className={cx(style, "font-normal")}>
      {content}
    </th>
  ) : (
    <td {...role("cell")} className={style}>
      {content}
    </td>
  );
}

function align<R>(column: Column<R>): string | undefined {
  return column.numeric ? "text-right tabular-nums as-cards:text-left" : "text-left";
}

// The roles are explicit: with `display: block` some browsers drop the implicit ones.
function role(name: string) {
  return { role: name };
}

// On a card, the text of a quiet button is aligned with the texts above.
const tableStyle =
  "w-full border-collapse text-sm as-cards:block as-cards:[&_td_[class*=button-quiet]:first-child]:-ml-3";
const headStyle =
  "border-line border-b px-3 py-2 font-semibold text-muted text-xs @max-[75rem]/wide-table:px-1.5";
const rowStyle =
  "border-line border-b transition-colors last:border-0 " +
  "as-cards:grid as-cards:rounded-card as-cards:border as-cards:p-3 as-cards:last:border " +
  "as-cards:items-baseline @min-[38rem]/wide-table:grid-cols-2 @min-[38rem]/wide-table:gap-x-6";
const plainRowStyle = "hover:bg-wash/50 as-cards:bg-surface";
const cellStyle =
  "px-3 py-3 align-middle @max-[75rem]/wide-table:px-1.5 as-cards:grid as-cards:grid-cols-[minmax(min(7rem,40%),1fr)_minmax(0,2fr)] large-text:grid-cols-1 large-text:gap-0 as-cards:items-baseline as-cards:gap-3 as-cards:px-1 as-cards:py-1.5";
