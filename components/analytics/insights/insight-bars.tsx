"use client";

import { lazyComponent } from "@/components/ui/lazy-component";
import { ChartBox } from "../chart-box";

const Bars = lazyComponent(async () => (await import("../job-bars")).JobBars);

/** The number of bars; the table lists the other rows. */
const maxBars = 10;

type Props = { bars: { title: string; count: number }[]; hasCounts?: boolean };

/** Renders nothing without bars: the table has the message for that. */
export function InsightBars({ bars, hasCounts }: Props) {
  const longest = [...bars].sort((a, b) => b.count - a.count);
  const shown = longest.slice(0, maxBars);
  if (shown.length === 0) return null;
  const height = shown.length > 5 ? "h-[20rem]" : "h-[11rem]";
  return (
    <ChartBox className={height} empty={false}>
      <Bars bars={shown} hasCounts={hasCounts} />
    </ChartBox>
  );
}
