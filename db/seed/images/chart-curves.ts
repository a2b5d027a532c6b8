import { plot, sheet } from "./chart-sheet";
import { lettering } from "./lettering";
import { colors } from "./palette";
import type { Brief } from "./scene";
import { circle, line, path, rect, smooth, through } from "./svg";

/** A curve that falls or wanders, in the band of what is not certain; `band` leaves the curve out. */
export function lines({ words: [title = "", course], random }: Brief) {
  const count = 30;
  const values = Array.from({ length: count }, (_, at) => {
    const trend = course === "falls" ? Math.exp(-at / 9) : 0.5 + 0.32 * Math.sin(at / 3.4);
    return Math.min(0.96, Math.max(0.05, trend + random.between(-0.06, 0.06)));
  });
  const point = (value: number, at: number): [number, number] => [
    plot.left + (at / (count - 1)) * (plot.right - plot.left),
    plot.foot - value * (plot.foot - plot.top),
  ];
  const wide = course === "band" ? 0.2 : 0.09 + random.between(0, 0.04);
  const upper = values.map((value, at) => point(Math.min(1, value + wide), at));
  const lower = values.map((value, at) => point(Math.max(0, value - wide), at)).reverse();
  const inner = values.map((value, at) => point(value + wide / 2.4, at));
  const innerBack = values.map((value, at) => point(value - wide / 2.4, at)).reverse();
  const rules = [0.25, 0.5, 0.75, 1].map((part) => {
    const y = plot.foot - part * (plot.foot - plot.top);
    return line(plot.left, y, plot.right, y, colors.wash, 2);
  });
  const ticks = Array.from({ length: 7 }, (_, at) => {
    const x = plot.left + (at / 6) * (plot.right - plot.left);
    return (
      line(x, plot.foot, x, plot.foot + 9, colors.edge, 2) +
      lettering(String(at + 1), { x, y: plot.foot + 38, size: 19, color: colors.muted, anchor: "middle" })
    );
  });
  const [lastX = 0, lastY = 0] = point(values.at(-1) ?? 0, count - 1);
  return sheet(title, [
    ...rules,
    path(through([...upper, ...lower], true), { fill: colors.mist }),
    course === "band"
      ? path(through([...inner, ...innerBack], true), { fill: colors.sage })
      : path(smooth(values.map(point)), { stroke: colors.green, width: 6 }) +
        circle(lastX, lastY, 12, { fill: colors.brick }),
    line(plot.left, plot.foot, plot.right, plot.foot, colors.ink, 3),
    ...ticks,
  ]);
}

export function heat({ words: [title = ""], random }: Brief) {
  const paints = ["#eef1e6", "#cfe0cf", "#a3c7ad", "#6fa583", "#3f7f5c", "#a8401a"];
  const [columns, rows] = [14, 6];
  const [w, h] = [(plot.right - plot.left) / columns, (plot.foot - plot.top + 40) / rows];
  const cells = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const busy = Math.exp(-(((column - 4.5) / 2.6) ** 2)) + 0.8 * Math.exp(-(((column - 10) / 2) ** 2));
    const level = Math.min(5, Math.floor(busy * random.between(2.2, 5.4) * (row === 3 ? 1.25 : 0.9)));
    return rect(plot.left + column * w + 3, plot.top - 16 + row * h + 3, w - 6, h - 6, {
      fill: paints[level],
      r: 6,
    });
  });
  const hours = Array.from({ length: 7 }, (_, at) =>
    lettering(String(8 + at * 2), {
      x: plot.left + (at * 2 + 0.5) * w,
      y: plot.foot + 62,
      size: 19,
      color: colors.muted,
      anchor: "middle",
    }),
  );
  return sheet(title, [...cells, ...hours]);
}
