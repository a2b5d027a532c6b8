import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { ScrollBox } from "@/components/ui/scroll-box";
import { SectionCard } from "@/components/ui/section-card";
import { type Column, Table } from "@/components/ui/table";
import type { InsightFigure } from "@/lib/analytics/insights-contract";

type Props<R> = {
  figure: InsightFigure;
  title: string;
  definition: string;
  /** The number of groups that are hidden because they are too small. */
  note: string | null;
  chart: ReactNode;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  empty: string;
  actions: ReactNode;
};

export function Insight<R>({ figure, title, definition, note, chart, actions, ...table }: Props<R>) {
  return (
    <SectionCard id={figure} title={title} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <p className="max-w-prose text-muted text-sm">{definition}</p>
      {chart}
      <ScrollBox label={title} className={cx("@container/table rounded-control md:max-h-96", flatRows)}>
        <Table caption={title} {...table} />
      </ScrollBox>
      {note && <p className="text-muted text-sm">{note}</p>}
      {actions}
    </SectionCard>
  );
}

/** On narrow screens the rows of a table become cards; inside this card they are separated by lines instead. */
const flatRows =
  "as-cards:[&_tbody]:gap-0 as-cards:[&_tr>*]:px-0 as-cards:[&_tr]:rounded-none as-cards:[&_tr]:border-x-0 " +
  "as-cards:[&_tr]:border-t-0 as-cards:[&_tr]:px-0";
