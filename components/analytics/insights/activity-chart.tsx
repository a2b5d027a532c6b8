"use client";

import { lazyComponent } from "@/components/ui/lazy-component";
import { ChartBox } from "../chart-box";

const WeekBars = lazyComponent(async () => (await import("./week-bars")).WeekBars);

/** The table has the same figures. */
export function ActivityChart({ weeks }: { weeks: { week: string; students: number | null }[] }) {
  if (weeks.every(({ students }) => students === null)) return null;
  return (
    <ChartBox className="h-56" empty={false}>
      <WeekBars weeks={weeks} />
    </ChartBox>
  );
}
