import { lettering, letteringWidth } from "./lettering";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, line, path, rect, smooth, through } from "./svg";

const { width, height } = landscape;
const box = { left: 90, right: 890, top: 170, foot: 520 };

/** Charts from the words: a title, then `label:value` for each. */
export const charts: Scenes = {
  "chart bars": bars,
  "chart lines": lines,
  "chart donut": donut,
  "chart heat": heat,
};

function sheet(title: string, parts: string[]) {
  const ground = rect(0, 0, width, height, { fill: colors.surface });
  const head = lettering(title, {
    x: 70,
    y: 96,
    size: Math.min(32, (32 * 800) / letteringWidth(title, 32)),
    color: colors.ink,
    weight: 1.3,
  });
  return {
    ...landscape,
    body: [ground, head, line(70, 122, width - 70, 122, colors.line, 2), ...parts].join(""),
  };
}

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
  const step = (box.right - box.left) / values.length;
  const size = Math.min(21, step / 6.4);
  const parts = values.flatMap(({ label, value, marked }, at) => {
    const x = box.left + at * step + step * 0.14;
    const tall = (value / highest) * (box.foot - box.top - 20);
    const middle = box.left + (at + 0.5) * step;
    const figure = locale === "fr" ? String(value).replace(".", ",") : String(value);
    return [
      rect(x, box.foot - tall, step * 0.72, tall, { fill: marked ? colors.green : colors.sage, r: 4 }),
      lettering(figure, {
        x: middle,
        y: box.foot - tall - 16,
        size: 23,
        color: colors.ink,
        anchor: "middle",
      }),
      lettering(label, {
        x: middle,
        y: box.foot + 44,
        size,
        color: colors.muted,
        anchor: "middle",
        weight: 1.3,
      }),
    ];
  });
  return sheet(title, [...parts, line(box.left - 20, box.foot, box.right + 20, box.foot, colors.ink, 3)]);
}

/** A curve that falls or wanders, in the band of what is not certain; `band` leaves the curve out. */
function lines({ words: [title = "", course], random }: Brief) {
  const count = 30;
  const values = Array.from({ length: count }, (_, at) => {
    const trend = course === "falls" ? Math.exp(-at / 9) : 0.5 + 0.32 * Math.sin(at / 3.4);
    return Math.min(0.96, Math.max(0.05, trend + random.between(-0.06, 0.06)));
  });
  const point = (value: number, at: number): [number, number] => [
    box.left + (at / (count - 1)) * (box.right - box.left),
    box.foot - value * (box.foot - box.top),
  ];
  const wide = course === "band" ? 0.2 : 0.09 + random.between(0, 0.04);
  const upper = values.map((value, at) => point(Math.min(1, value + wide), at));
  const lower = values.map((value, at) => point(Math.max(0, value - wide), at)).reverse();
  const inner = values.map((value, at) => point(value + wide / 2.4, at));
  const innerBack = values.map((value, at) => point(value - wide / 2.4, at)).reverse();
  const rules = [0.25, 0.5, 0.75, 1].map((part) => {
    const y = box.foot - part * (box.foot - box.top);
    return line(box.left, y, box.right, y, colors.wash, 2);
  });
  const ticks = Array.from({ length: 7 }, (_, at) => {
    const x = box.left + (at / 6) * (box.right - box.left);
    return (
      line(x, box.foot, x, box.foot + 9, colors.edge, 2) +
      lettering(String(at + 1), { x, y: box.foot + 38, size: 19, color: colors.muted, anchor: "middle" })
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
    line(box.left, box.foot, box.right, box.foot, colors.ink, 3),
    ...ticks,
  ]);
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

function heat({ words: [title = ""], random }: Brief) {
  const paints = ["#eef1e6", "#cfe0cf", "#a3c7ad", "#6fa583", "#3f7f5c", "#a8401a"];
  const [columns, rows] = [14, 6];
  const [w, h] = [(box.right - box.left) / columns, (box.foot - box.top + 40) / rows];
  const cells = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const busy = Math.exp(-(((column - 4.5) / 2.6) ** 2)) + 0.8 * Math.exp(-(((column - 10) / 2) ** 2));
    const level = Math.min(5, Math.floor(busy * random.between(2.2, 5.4) * (row === 3 ? 1.25 : 0.9)));
    return rect(box.left + column * w + 3, box.top - 16 + row * h + 3, w - 6, h - 6, {
      fill: paints[level],
      r: 6,
    });
  });
  const hours = Array.from({ length: 7 }, (_, at) =>
    lettering(String(8 + at * 2), {
      x: box.left + (at * 2 + 0.5) * w,
      y: box.foot + 62,
      size: 19,
      color: colors.muted,
      anchor: "middle",
    }),
  );
  return sheet(title, [...cells, ...hours]);
}
