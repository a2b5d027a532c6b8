import { colors } from "./palette";
import type { Motif } from "./poster-motifs";
import { circle, group, path, rect } from "./svg";

const { blue, sky, edge, ochre, brick } = colors;

const umbrella: Motif = ({ accent }) => {
  const panels = [
    "M0 -170C-120 -170 -196 -92 -206 4C-180 -22 -142 -22 -122 4C-110 -80 -60 -150 0 -170Z",
    "M0 -170C-60 -150 -110 -80 -122 4C-96 -22 -56 -22 -38 4C-36 -70 -20 -140 0 -170Z",
    "M0 -170C-20 -140 -36 -70 -38 4C-20 -20 20 -20 38 4C36 -70 20 -140 0 -170Z",
    "M0 -170C20 -140 36 -70 38 4C56 -22 96 -22 122 4C110 -80 60 -150 0 -170Z",
    "M0 -170C60 -150 110 -80 122 4C142 -22 180 -30 214 22C196 -92 120 -170 0 -170Z",
  ];
  return group(
    "rotate(-9)",
    [
      path("M0 -192V128C0 176 64 176 64 128", { stroke: "#8a5a22", width: 12 }),
      ...panels.map((d, at) => path(d, { fill: at % 2 ? sky : blue, stroke: "#123a60", width: 3 })),
      circle(0, -190, 9, { fill: accent }),
    ].join(""),
  );
};

const keys: Motif = ({ main, accent, ground }) => {
  const key = (angle: number, color: string, teeth: string) =>
    group(
      `rotate(${angle} 0 -70)`,
      circle(0, 4, 36, { stroke: color, width: 17 }) +
        rect(-8, 40, 16, 128, { fill: color, r: 5 }) +
        path(teeth, { fill: color }),
    );
  return [
    circle(0, -96, 56, { stroke: edge, width: 10 }),
    key(34, edge, "M8 120H34V136H8ZM8 146H28V160H8Z"),
    key(0, ochre, "M8 112H30V128H8ZM8 140H36V156H8Z"),
    key(-34, main, "M8 124H32V140H8Z"),
    group(
      "translate(136 -60) rotate(-28)",
      [
        path("M-34 8C-44 -52 44 -52 34 8Z", { fill: accent }),
        ...[-26, -9, 9, 26].map((x, at) =>
          path(`M${x} 6C${x - 12} 34 ${x + 14} 40 ${x - 2 + at} 66`, { stroke: accent, width: 11 }),
        ),
        circle(-11, -14, 6, { fill: ground }),
        circle(11, -14, 6, { fill: ground }),
      ].join(""),
    ),
  ].join("");
};

const scarf: Motif = ({ main, accent, soft, ground }, random) => {
  const band = [main, accent, ground === colors.paper ? ochre : brick];
  const stripes = Array.from({ length: 13 }, (_, at) =>
    rect(-60, -28 + at * 17, 86, 9, { fill: band[at % 3], opacity: 0.95 }),
  );
  const fringe = Array.from({ length: 9 }, (_, at) =>
    path(`M${-56 + at * 10} 190V${208 + random.between(0, 14)}`, { stroke: main, width: 5 }),
  );
  return [
    path("M-150 -120C-60 -196 96 -190 150 -110C170 -52 90 -10 0 -14C-90 -16 -176 -56 -150 -120Z", {
      fill: soft,
      stroke: main,
      width: 6,
    }),
    path("M-110 -104C-40 -146 60 -146 112 -100", { stroke: accent, width: 13 }),
    path("M-128 -76C-50 -30 70 -26 132 -70", { stroke: main, width: 13 }),
    path("M-92 -124C-40 -160 50 -158 94 -124", { stroke: main, width: 7 }),
    rect(-66, -42, 98, 234, { fill: soft, r: 14 }),
    ...stripes,
    ...fringe,
    rect(-74, -56, 114, 42, { fill: main, r: 20 }),
  ].join("");
};

export const belongings = { umbrella, keys, scarf };
