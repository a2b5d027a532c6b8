import { lettering } from "./lettering";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, fixed, group, path, rect } from "./svg";

const { width, height } = landscape;

export const boards: Scenes = {
  "board notes": notes,
  "board sums": sums,
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
