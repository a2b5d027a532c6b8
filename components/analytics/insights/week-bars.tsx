import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from "recharts";

export function WeekBars({ weeks }: { weeks: { week: string; students: number | null }[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={weeks} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <XAxis dataKey="week" tickLine={false} className="fill-muted" minTickGap={16} />
        <YAxis allowDecimals={false} width={36} tickLine={false} axisLine={false} />
        <Bar
          dataKey="students"
          maxBarSize={24}
          className="fill-accent"
          isAnimationActive={false}
          radius={2}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
