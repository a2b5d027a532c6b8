import type { Random } from "../random";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, ellipse, fixed, line, path, rect, through } from "./svg";

const { width, height } = landscape;

export const landscapes: Scenes = {
  "landscape hills": (brief) => framed(hills(brief)),
  "landscape mountains": (brief) => framed(mountains(brief)),
  "landscape snow": (brief) => framed(snow(brief)),
  "landscape field": (brief) => framed(field(brief)),
  "landscape forest": (brief) => framed(forest(brief)),
};

export function framed(parts: string[]) {
  return { ...landscape, body: parts.join("") };
}

/** A line of hills from left to right, down to the lower edge. */
export function ridge(random: Random, y: number, rise: number, fill: string, rough = 0): string {
  const [a, b] = [random.between(0, 6), random.between(0, 6)];
  const points = Array.from({ length: 49 }, (_, at): [number, number] => {
    const x = (at / 48) * width;
    const wave = Math.sin(at / 7 + a) * 0.6 + Math.sin(at / 3.1 + b) * 0.28;
    return [x, y - wave * rise - random.between(0, rough)];
  });
  return path(`${through(points)}L${width} ${height}L0 ${height}Z`, { fill });
}

/** Four palettes of an hour: sky, sun, then the ground from far to near. */
function hour(random: Random): { sky: string; sun: string; layers: string[] } {
  return random.pick([
    {
      sky: colors.straw,
      sun: colors.clay,
      layers: ["#e5c9a0", "#b9b083", "#7d9a72", "#47774f", colors.green],
    },
    {
      sky: colors.haze,
      sun: colors.surface,
      layers: ["#c3d3da", "#9db9b6", "#6f9a89", "#43785c", "#235339"],
    },
    { sky: colors.blush, sun: colors.brick, layers: ["#e9b79f", "#c98b7e", "#96697a", "#5d4f6b", "#333a54"] },
    { sky: "#f3ddbb", sun: colors.ochre, layers: ["#dcc4a4", "#b7a58f", "#868a80", "#566a67", "#2c4744"] },
  ]);
}

function hills({ random }: Brief): string[] {
  const { sky, sun, layers } = hour(random);
  const cypress = Array.from({ length: 5 }, () => {
    const x = random.between(60, width - 60);
    const y = random.between(500, 560);
    return path(
      `M${x} ${y}C${x - 16} ${y - 30} ${x - 10} ${y - 86} ${x} ${y - 104}C${x + 10} ${y - 86} ${x + 16} ${y - 30} ${x} ${y}Z`,
      { fill: layers[4] },
    );
  });
  return [
    rect(0, 0, width, height, { fill: sky }),
    circle(random.between(560, 800), random.between(130, 200), 62, { fill: sun }),
    ...layers.slice(0, 4).map((fill, at) => ridge(random, 290 + at * 84, 54, fill)),
    ...cypress,
    ridge(random, 590, 26, layers[4] ?? ""),
  ];
}

function mountains({ random }: Brief): string[] {
  const blues = ["#cfdee8", "#a9c1d3", "#7f9fb8", "#557b9b", "#34597b", "#1d3b56"];
  const range = (y: number, tall: number, fill: string) => {
    const points: [number, number][] = [[0, y]];
    for (let x = 0; x < width; ) {
      x += random.between(60, 150);
      points.push([x, y - random.between(tall * 0.3, tall)]);
      x += random.between(50, 120);
      points.push([x, y - random.between(0, tall * 0.3)]);
    }
    return path(`${through(points)}L${width + 200} ${height}L0 ${height}Z`, { fill });
  };
  return [
    rect(0, 0, width, height, { fill: "#f4e6d6" }),
    circle(230, 190, 58, { fill: "#f0b98d" }),
    ...blues.map((fill, at) => range(300 + at * 64, 190 - at * 22, fill)),
    path("M420 640C470 590 560 600 540 560C520 530 470 540 490 512", {
      stroke: "#f4e6d6",
      width: 9,
      opacity: 0.8,
    }),
  ];
}

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
