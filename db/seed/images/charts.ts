import { heat, lines } from "./chart-curves";
import { plot, sheet } from "./chart-sheet";
import { lettering, letteringWidth } from "./lettering";
import { colors } from "./palette";
import type { Brief, Scenes } from "./scene";
import { line, path, rect } from "./svg";

/** Charts from the words: a title, then `label:value` for each. */
export const charts: Scenes = {
  "chart bars": bars,
  "chart lines": lines,
  "chart donut": donut,
  "chart heat": heat,
};

type Value = { label: string; value: number; marked: boolean };

/** `label:value` pairs; the one that matters is `label*:value`, else the highest. */
function readValues(words: string[]): Value[] {
  const values = words.map((word) => {
    const cut = word.lastIndexOf(":");
    return { label: word.slice(0, cut), value: Number(word.slice(cut + 1)) };
  });
  const highest = values.reduce((best, each) => (each.value >= best.value ? each : best), {
    label: "",
    value: 0,
  });
  const chosen = values.find(({ label }) => label.endsWith("*")) ?? highest;
  return values.map((each) => ({ ...each, label: each.label.replace("*", ""), marked: each === chosen }));
}

function bars({ words: [title = "", ...words], locale }: Brief) {
  const values = readValues(words);
  const highest = Math.max(...values.map(({ value }) => value));
  const step = (plot.right - plot.left) / values.length;
  const size = Math.min(21, step / 6.4);
  const parts = values.flatMap(({ label, value, marked }, at) => {
    const x = plot.left + at * step + step * 0.14;
    const tall = (value / highest) * (plot.foot - plot.top - 20);
    const middle = plot.left + (at + 0.5) * step;
    const figure = locale === "fr" ? String(value).replace(".", ",") : String(value);
    return [
      rect(x, plot.foot - tall, step * 0.72, tall, { fill: marked ? colors.green : colors.sage, r: 4 }),
      lettering(figure, {
        x: middle,
        y: plot.foot - tall - 16,
        size: 23,
        color: colors.ink,
        anchor: "middle",
      }),
      lettering(label, {
        x: middle,
        y: plot.foot + 44,
        size,
        color: colors.muted,
        anchor: "middle",
        weight: 1.3,
      }),
    ];
  });
  return sheet(title, [...parts, line(plot.left - 20, plot.foot, plot.right + 20, plot.foot, colors.ink, 3)]);
}

function donut({ words: [title = "", ...words] }: Brief) {
  const values = readValues(words);
  const whole = values.reduce((sum, { value }) => sum + value, 0);
  const paints = [colors.green, colors.ochre, colors.line, colors.clay];
  let turned = -Math.PI / 2;
  const parts = values.flatMap(({ label, value }, at) => {
    const end = turned + (value / whole) * Math.PI * 2;
    const [cx, cy, r] = [300, 370, 150];
    const large = end - turned > Math.PI ? 1 : 0;
    const arc = `M${cx + Math.cos(turned + 0.02) * r} ${cy + Math.sin(turned + 0.02) * r}A${r} ${r} 0 ${large} 1 ${cx + Math.cos(end - 0.02) * r} ${cy + Math.sin(end - 0.02) * r}`;
    turned = end;
    const y = 300 + at * 74;
    return [
      path(arc, { stroke: paints[at], width: 74, more: 'style="stroke-linecap:butt"' }),
      rect(560, y - 22, 26, 26, { fill: paints[at], r: 5 }),
      lettering(`${label} ${value}%`, {
        x: 606,
        y,
        size: Math.min(25, (25 * 300) / letteringWidth(`${label} ${value}%`, 25)),
        color: colors.ink,
      }),
    ];
  });
  return sheet(title, parts);
}
