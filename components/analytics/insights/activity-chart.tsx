"use client";

import dynamic from "next/dynamic";
import { ChartBox } from "../chart-box";

const WeekBars = dynamic(() => import("./week-bars").then((part) => part.WeekBars), { ssr: false });

/** The table has the same figures. */
export function ActivityChart({ weeks }: { weeks: { week: string; students: number | null }[] }) {
  if (weeks.every(({ students }) => students === null)) return null;
  return (
    <ChartBox className="h-56" empty={false}>
      <WeekBars weeks={weeks} />
    </ChartBox>
  );
}
