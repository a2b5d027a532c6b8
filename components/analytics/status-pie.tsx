import { Pie, PieChart, type PieLabelRenderProps, ResponsiveContainer, Sector } from "recharts";
import { type ApplicationStatus, applicationStatuses } from "@/db/enums";
import { StatusPatterns, statusStyles } from "./statuses";

type Slice = { status: ApplicationStatus; count: number };

export function StatusPie({ counts }: { counts: Record<ApplicationStatus, number> }) {
  const slices = applicationStatuses
    .map((status): Slice => ({ status, count: counts[status] }))
    .filter(({ count }) => count > 0);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <StatusPatterns scope="pie" />
        <Pie
          data={slices}
          dataKey="count"
          nameKey="status"
          startAngle={90}
          endAngle={-270}
          // Leaves room for a label of four digits in the narrowest box.
          innerRadius="33%"
          outerRadius="60%"
          rootTabIndex={-1}
          isAnimationActive={false}
          label={renderCount}
          labelLine={false}
          shape={(sector) => {
            const { status } = sector.payload as Slice;
            return (
              <Sector
                {...sector}
                fill={`url(#pie-${status})`}
                strokeWidth={1.5}
                className={statusStyles[status].borderStroke}
              />
            );
          }}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}

function renderCount({ x, y, textAnchor, value }: PieLabelRenderProps) {
  return (
    <text x={x} y={y} textAnchor={textAnchor} dominantBaseline="central" className="fill-ink tabular-nums">
      {value}
    </text>
  );
}
