import type { Random } from "../random";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, path, rect, through } from "./svg";

const { width, height } = landscape;

export const landscapes: Scenes = {
  "landscape hills": (brief) => framed(hills(brief)),
  "landscape mountains": (brief) => framed(mountains(brief)),
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
