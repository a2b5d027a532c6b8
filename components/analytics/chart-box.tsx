import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";

type Props = { className: string; empty: string | false; children: ReactNode };

/** Reserves the height of a chart. Hidden from screen readers: the table beside it has the same figures. */
export function ChartBox({ className, empty, children }: Props) {
  if (empty)
    return <p className={cx("grid place-items-center text-center text-muted text-sm", className)}>{empty}</p>;
  return (
    <div aria-hidden="true" className={cx("min-w-0 overflow-hidden text-xs", className)}>
      {children}
    </div>
  );
}
