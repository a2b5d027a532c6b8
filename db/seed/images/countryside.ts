import { framed, ridge } from "./landscapes";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, ellipse, fixed, line, path, rect } from "./svg";

const { width, height } = landscape;

/** What grows, and where snow lies. */
export const countryside: Scenes = {
  "landscape snow": (brief) => framed(snow(brief)),
  "landscape field": (brief) => framed(field(brief)),
  "landscape forest": (brief) => framed(forest(brief)),
};

function snow({ random }: Brief): string[] {
  const tree = (x: number, y: number, tall: number): string => {
    const twigs = Array.from({ length: 7 }, (_, at) => {
      const from = y - tall * (0.35 + at * 0.09);
      const side = at % 2 ? 1 : -1;
      return line(x, from, x + side * tall * (0.34 - at * 0.03), from - tall * 0.24, "#4a4038", tall / 50);
    });
    const shadow = path(`M${x} ${y}L${x + tall * 1.5} ${y + tall * 0.34}`, {
      stroke: "#b9c9d8",
      width: tall / 18,
    });
    return shadow + line(x, y, x, y - tall, "#4a4038", tall / 26) + twigs.join("");
  };
  return [
    rect(0, 0, width, height, { fill: "#f3d9c2" }),
    rect(0, 0, width, 190, { fill: "#e3dbe0" }),
    circle(210, 262, 50, { fill: "#fbf3e4" }),
    ridge(random, 330, 22, "#c3cbd8"),
    ridge(random, 390, 16, "#dfe6ee"),
    tree(660, 420, 130),
    tree(760, 436, 170),
    ridge(random, 470, 18, "#eef2f5"),
    tree(330, 520, 250),
    ...Array.from({ length: 9 }, (_, at) =>
      ellipse(520 + at * 34, 560 - at * 9, 8, 3.4, { fill: "#c9d5e1" }),
    ),
  ];
}

function field({ random }: Brief): string[] {
  const rows = Array.from({ length: 13 }, (_, at) => {
    const x = -360 + at * 140;
    return path(`M${width / 2 + (x - width / 2) * 0.16} 250L${x - 24} ${height}H${x + 52}Z`, {
      fill: at % 2 ? "#8a6a48" : "#9b7a54",
    });
  });
  const sprouts = Array.from({ length: 7 }, (_, row) => {
    const y = 300 + row ** 1.75 * 13;
    const scale = 0.3 + row * 0.17;
    return Array.from({ length: 9 }, (_, at) => {
      const x = width / 2 + (at - 4) * 140 * (0.24 + row * 0.125);
      const s = scale * random.between(26, 36);
      return path(
        `M${fixed(x)} ${fixed(y)}q${fixed(-s)} ${fixed(-s * 0.4)} ${fixed(-s)} ${fixed(-s)}q${fixed(s)} 0 ${fixed(s)} ${fixed(s)}q0 ${fixed(-s)} ${fixed(s)} ${fixed(-s)}q0 ${fixed(s * 0.6)} ${fixed(-s)} ${fixed(s)}z`,
        { fill: row % 2 ? colors.leaf : colors.green },
      );
    }).join("");
  });
  return [
    rect(0, 0, width, height, { fill: colors.haze }),
    circle(760, 110, 46, { fill: colors.straw }),
    ridge(random, 232, 26, colors.sage),
    path("M640 240V168L704 128L768 168V240Z", { fill: colors.surface, stroke: colors.edge, width: 4 }),
    path("M704 128V240M640 190H768", { stroke: colors.edge, width: 3 }),
    rect(0, 250, width, height, { fill: "#8a6a48" }),
    ...rows,
    ...sprouts,
  ];
}

function forest({ random }: Brief): string[] {
  const layer = (fill: string, count: number, wide: number, foot: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = ((at + random.between(0.1, 0.9)) / count) * width;
      const w = wide * random.between(0.7, 1.25);
      const lean = random.between(-14, 14);
      return path(
        `M${fixed(x - w)} ${foot}L${fixed(x - w * 0.6 + lean)} -10H${fixed(x + w * 0.6 + lean)}L${fixed(x + w)} ${foot}Z`,
        { fill },
      );
    }).join("");
  const leaves = Array.from({ length: 90 }, () =>
    circle(random.between(0, width), random.between(0, 150) * random.next(), random.between(10, 34), {
      fill: random.pick([colors.leaf, colors.sage, colors.green, colors.ochre]),
      opacity: 0.8,
    }),
  );
  return [
    rect(0, 0, width, height, { fill: "#e9efd9" }),
    circle(500, 250, 150, { fill: "#f7f3d9" }),
    layer("#c3d3b4", 13, 11, 430),
    layer("#8fae8d", 9, 15, 470),
    rect(0, 440, width, 200, { fill: "#7c9a6c" }),
    path("M470 440C520 500 380 540 430 640H640C560 560 560 500 500 440Z", { fill: "#e3cfa4" }),
    layer("#47664e", 5, 24, 540),
    ridge(random, 590, 14, "#3f5f41"),
    ...leaves,
  ];
}
