import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { truncate } from "@/lib/core/text/truncate";

type JobBar = { title: string; count: number };

type Props = {
  bars: JobBar[];
  /** False where the titles name them, in their unit. */
  hasCounts?: boolean | undefined;
};

/** Titles are above their bars, so that they fit. */
export function JobBars({ bars, hasCounts = true }: Props) {
  // Titles may be the same, and what is named `id` becomes an id of the page.
  const rows = bars.map(({ title, count }, row) => ({ row, title, count }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 8, right: 1.75 * rem(), bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, "dataMax"]} />
        <YAxis type="category" dataKey="row" hide />
        <Bar dataKey="count" barSize={10} className="fill-accent" isAnimationActive={false} radius={2}>
          {hasCounts && <LabelList dataKey="count" position="right" className="fill-ink tabular-nums" />}
          <LabelList dataKey="title" content={Title} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The text size in pixels: the counts beside the bars grow with the browser's text. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

function Title({ x, y, value }: { x?: string | number; y?: string | number; value?: unknown }) {
  const title = String(value);
  return (
    <text x={x} y={Number(y) - 5} className="fill-muted">
      <title>{title}</title>
      {truncate(title, 52)}
    </text>
  );
}
