import { squaredPaper } from "./diagrams";
import { lettering } from "./lettering";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, fixed, group, line, path, rect } from "./svg";

const { width, height } = landscape;

export const boards: Scenes = {
  "board notes": notes,
  "board sums": sums,
  "plan campus": campusPlan,
  "plan route": route,
};

function notes({ random }: Brief) {
  const paints = [colors.straw, colors.rose, colors.sage, colors.sky, "#f3d08a"];
  const clusters = [
    [180, 170],
    [480, 150],
    [770, 190],
    [280, 450],
    [640, 470],
  ] as const;
  const drawn = clusters.flatMap(([cx, cy], cluster) => {
    const count = random.whole(4, 6);
    return Array.from({ length: count }, (_, at) => {
      const [x, y] = [
        cx + ((at % 3) - 1) * 88 + random.between(-10, 10),
        cy + (Math.floor(at / 3) - 0.5) * 92 + random.between(-8, 8),
      ];
      const scrawl = [0, 1, 2].map((row) =>
        path(`M-28 ${-18 + row * 18}q14 ${random.between(-7, 7)} ${random.between(30, 56)} 0`, {
          stroke: colors.slate,
          width: 3.4,
        }),
      );
      return group(
        `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(random.between(-7, 7))})`,
        rect(-37, -36, 80, 80, { fill: colors.ink, opacity: 0.12 }) +
          rect(-40, -40, 80, 80, {
            fill:
              at === 0
                ? paints[cluster]
                : random.pick([paints[cluster] ?? "", paints[(cluster + 1) % 5] ?? ""]),
          }) +
          scrawl.join(""),
      );
    });
  });
  const strings = path(
    "M250 190C330 130 380 140 420 160M560 180C620 150 660 170 700 190M240 250C240 320 260 360 270 390M520 240C560 320 600 370 620 410",
    { stroke: colors.brick, width: 4 },
  );
  return {
    ...landscape,
    body: [rect(0, 0, width, height, { fill: "#e9e4d8" }), strings, ...drawn].join(""),
  };
}

function sums() {
  const chalk = (d: string, stroke: string = colors.surface) => path(d, { stroke, width: 5, opacity: 0.9 });
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: "#8a6238" }),
      rect(34, 34, 892, 540, { fill: "#24483a", r: 4 }),
      path("M120 130C300 90 560 210 800 110M160 480C360 520 600 420 830 500", {
        stroke: "#2f5a49",
        width: 60,
      }),
      lettering("f(x) = x - 1/x", { x: 100, y: 140, size: 30, color: colors.surface }),
      chalk("M110 480H460M150 520V220"),
      chalk("M160 460C220 440 240 300 290 290C340 280 350 420 440 240", colors.straw),
      lettering("A", { x: 590, y: 250, size: 26, color: colors.surface }),
      circle(600, 238, 44, { stroke: colors.surface, width: 5 }),
      lettering("B", { x: 790, y: 250, size: 26, color: colors.surface }),
      circle(800, 238, 44, { stroke: colors.surface, width: 5 }),
      lettering("?", { x: 693, y: 440, size: 30, color: colors.rose }),
      circle(700, 426, 44, { stroke: colors.rose, width: 5 }),
      chalk("M650 238H750M734 226L750 238L734 250M624 276L672 386M776 276L728 386"),
      rect(60, 574, 840, 18, { fill: "#6b4a2a" }),
      rect(150, 562, 70, 12, { fill: colors.surface, r: 5 }),
      rect(240, 563, 46, 11, { fill: colors.straw, r: 5 }),
      rect(700, 548, 110, 26, { fill: colors.slate, r: 5 }),
    ].join(""),
  };
}

function campusPlan({ random }: Brief) {
  const blocks = [
    [90, 80, 190, 120, "A"],
    [330, 60, 150, 190, "B"],
    [560, 90, 280, 110, "C"],
    [110, 330, 140, 200, "D"],
    [620, 360, 230, 170, "E"],
  ] as const;
  const buildings = blocks.map(
    ([x, y, w, h, name], at) =>
      rect(x, y, w, h, {
        fill: [colors.blush, colors.straw, colors.haze][at % 3],
        stroke: colors.edge,
        width: 3,
        r: 6,
      }) +
      lettering(name, { x: x + w / 2, y: y + h / 2 + 14, size: 28, color: colors.muted, anchor: "middle" }),
  );
  const trees = Array.from({ length: 26 }, () =>
    circle(random.between(300, 580), random.between(300, 540), random.between(9, 20), {
      fill: random.pick([colors.leaf, colors.sage]),
    }),
  );
  const points = Array.from({ length: 12 }, () => {
    const [x, y] = [random.between(70, 890), random.between(60, 580)];
    return (
      path(
        `M${fixed(x)} ${fixed(y)}C${fixed(x - 26)} ${fixed(y - 30)} ${fixed(x - 18)} ${fixed(y - 54)} ${fixed(x)} ${fixed(y - 54)}C${fixed(x + 18)} ${fixed(y - 54)} ${fixed(x + 26)} ${fixed(y - 30)} ${fixed(x)} ${fixed(y)}Z`,
        { fill: colors.blue },
      ) + circle(x, y - 34, 8, { fill: colors.surface })
    );
  });
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: "#e9efe0" }),
      path(
        "M-20 280C240 250 420 300 560 262S860 300 980 250M520 -20C540 200 520 400 580 660M40 660C120 560 260 580 300 300",
        { stroke: colors.surface, width: 34 },
      ),
      ...trees,
      ...buildings,
      ...points,
    ].join(""),
  };
}

function route({ random }: Brief) {
  const stops: [number, number][] = [
    [90, 500],
    [210, 440],
    [330, 450],
    [450, 350],
    [570, 330],
    [690, 220],
    [830, 150],
  ];
  const track = `M${stops.map(([x, y]) => `${x} ${y}`).join("L")}`;
  const chosen = random.whole(2, 4);
  const second = "M120 130C260 160 360 250 450 350S640 520 820 540";
  const dots = stops.map(
    ([x, y], at) =>
      circle(x, y, at === chosen ? 24 : 15, {
        fill: at === chosen ? colors.brick : colors.surface,
        stroke: at === chosen ? colors.surface : colors.green,
        width: 7,
      }) + lettering(String(at + 1), { x: x + 26, y: y + 46, size: 19, color: colors.ink }),
  );
  const river = path("M-20 300C180 220 300 360 480 470S760 600 980 420", { stroke: colors.haze, width: 76 });
  return {
    ...landscape,
    body: [
      squaredPaper("#faf7ee"),
      river,
      path(second, { stroke: colors.ochre, width: 10 }),
      path(track, { stroke: colors.green, width: 14 }),
      ...dots,
      line(70, 596, 190, 596, colors.edge, 4),
      path("M70 586V606M190 586V606", { stroke: colors.edge, width: 4 }),
    ].join(""),
  };
}
