"use client";

import dynamic from "next/dynamic";
import { ChartBox } from "../chart-box";

const Bars = dynamic(() => import("../job-bars").then((part) => part.JobBars), { ssr: false });

/** The table has the others. */
const maxBars = 10;

type Props = { bars: { title: string; count: number }[]; hasCounts?: boolean };

/** Renders nothing without bars: the table has the message for that. */
export function InsightBars({ bars, hasCounts }: Props) {
  const longest = [...bars].sort((one, other) => other.count - one.count);
  const shown = longest.slice(0, maxBars);
  if (shown.length === 0) return null;
  const height = shown.length > 5 ? "h-80" : "h-44";
  return (
    <ChartBox className={height} empty={false}>
      <Bars bars={shown} hasCounts={hasCounts} />
    </ChartBox>
  );
}
