import { colors } from "./palette";
import type { Motif } from "./poster-motifs";
import { circle, group, line, path, rect } from "./svg";

const books: Motif = (_, random) => {
  const spines = [
    colors.green,
    colors.brick,
    colors.blue,
    colors.ochre,
    colors.plum,
    colors.slate,
    colors.leaf,
  ];
  let y = 152;
  const pile = random
    .shuffle(spines)
    .slice(0, 6)
    .map((fill) => {
      const thick = random.whole(34, 54);
      y -= thick;
      const w = random.whole(150, 198);
      const x = random.between(-18, 18) - w;
      return [
        rect(x, y, 2 * w, thick - 3, { fill, r: 4 }),
        rect(x + 2 * w - 26, y + 5, 26, thick - 13, { fill: colors.paper }),
        line(x + 26, y + thick / 2 - 2, x + random.between(110, 190), y + thick / 2 - 2, colors.paper, 5),
        rect(x + 10, y, 7, thick - 3, { fill: colors.paper, opacity: 0.5 }),
      ].join("");
    });
  return `${pile.join("")}${group(`translate(-46 ${y})`, path("M0 0C-4 -40 30 -56 62 -48C58 -12 30 4 0 0ZM0 0L44 -36", { fill: colors.sage, stroke: colors.green, width: 5 }))}`;
};

const notebook: Motif = ({ main, accent, soft }, random) => {
  const page = Array.from({ length: 6 }, (_, at) =>
    line(28, -86 + at * 36, random.between(110, 186), -86 + at * 36, soft, 6),
  );
  const sketch = random.pick([
    "M-178 60C-150 -40 -120 -90 -96 -20C-78 30 -60 -60 -36 40",
    "M-170 70V-40H-110V70M-96 70V-10H-44V70M-142 20V70M-70 30V70",
    "M-108 80V-10M-108 -10C-160 -20 -168 -80 -108 -100C-48 -80 -56 -20 -108 -10M-108 30L-140 6M-108 44L-80 20",
  ]);
  return group(
    "rotate(-4)",
    [
      rect(-222, -136, 444, 276, { fill: main, r: 12 }),
      path("M-6 -122C-60 -138 -160 -134 -206 -122V124C-160 112 -60 112 -6 126Z", { fill: colors.surface }),
      path("M6 -122C60 -138 160 -134 206 -122V124C160 112 60 112 6 126Z", { fill: colors.surface }),
      ...page,
      path(sketch, { stroke: accent, width: 7 }),
      path("M120 -150V-60L134 -76L148 -60V-150Z", { fill: accent }),
      group(
        "translate(206 60) rotate(28)",
        rect(-9, -150, 18, 170, { fill: colors.ochre }) + path("M-9 20H9L0 46Z", { fill: colors.ink }),
      ),
    ].join(""),
  );
};

const boardgame: Motif = ({ main, accent, soft, ground }) => {
  const cells = Array.from({ length: 36 }, (_, at) => {
    const [column, row] = [at % 6, Math.floor(at / 6)];
    const fill = [soft, colors.sage, colors.straw, colors.haze][(column * 2 + row * 3) % 4];
    return rect(-150 + column * 50, -150 + row * 50, 46, 46, { fill, r: 6 });
  });
  const pawn = (x: number, y: number, fill: string) =>
    path(
      `M${x - 20} ${y}C${x - 16} ${y - 30} ${x - 8} ${y - 34} ${x - 8} ${y - 44}H${x + 8}C${x + 8} ${y - 34} ${x + 16} ${y - 30} ${x + 20} ${y}Z`,
      { fill },
    ) + circle(x, y - 54, 16, { fill });
  const die = (x: number, y: number, spots: [number, number][]) =>
    group(
      `translate(${x} ${y}) rotate(${x / 9})`,
      rect(-28, -28, 56, 56, { fill: colors.surface, r: 11 }) +
        spots.map(([dx, dy]) => circle(dx * 14, dy * 14, 5.5, { fill: colors.ink })).join(""),
    );
  return [
    group(
      "translate(0 20) scale(1 .74) rotate(45)",
      rect(-164, -164, 326, 326, { fill: ground, r: 12 }) +
        rect(-164, -164, 326, 326, { stroke: main, width: 6 }) +
        cells.join(""),
    ),
    pawn(-70, 10, main),
    pawn(20, -50, accent),
    pawn(86, 34, colors.blue),
    pawn(-6, 84, colors.ochre),
    die(206, 130, [
      [-1, -1],
      [1, 1],
      [0, 0],
      [1, -1],
      [-1, 1],
    ]),
    die(-206, 120, [
      [-1, 1],
      [1, -1],
    ]),
  ].join("");
};

const guitar: Motif = ({ main, accent, soft }) =>
  group(
    "rotate(24) scale(.8)",
    [
      rect(-15, -250, 30, 210, { fill: main }),
      path("M-24 -250H24L18 -312H-18Z", { fill: colors.slate }),
      path(
        "M0 -60C70 -70 92 -20 70 16C110 40 126 118 84 158C50 190 -50 190 -84 158C-126 118 -110 40 -70 16C-92 -20 -70 -70 0 -60Z",
        { fill: accent },
      ),
      path(
        "M0 -60C70 -70 92 -20 70 16C110 40 126 118 84 158C50 190 -50 190 -84 158C-126 118 -110 40 -70 16C-92 -20 -70 -70 0 -60Z",
        { stroke: colors.slate, width: 6 },
      ),
      circle(0, 40, 36, { fill: colors.slate }),
      circle(0, 40, 46, { stroke: soft, width: 5 }),
      rect(-42, 118, 84, 14, { fill: colors.slate, r: 5 }),
      ...[-9, -3, 3, 9].map((x) => line(x, -250, x, 124, colors.paper, 2)),
      ...[-220, -190, -160, -130, -100].map((y) => line(-15, y, 15, y, soft, 3)),
    ].join(""),
  );

export const papers = { books, notebook, boardgame, guitar };
