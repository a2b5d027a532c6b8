import type { Random } from "../random";
import { framed, ridge } from "./landscapes";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, fixed, line, path, rect } from "./svg";

const { width, height } = landscape;

export const waters: Scenes = {
  "landscape river": (brief) => framed(river(brief)),
  "landscape sea": (brief) => framed(sea(brief)),
};

export function glints(random: Random, from: number, color: string): string {
  return Array.from({ length: 26 }, () => {
    const y = random.between(from + 14, height - 12);
    const w = random.between(20, 90) * ((y - from) / 260 + 0.4);
    const x = random.between(-20, width);
    return line(x, y, x + w, y, color, random.between(2, 5));
  }).join("");
}

function river({ random }: Brief): string[] {
  const [sky, sun, far, water, glint] = random.pick([
    ["#f7d9b5", colors.brick, "#b98f7c", "#e0a982", "#f7d9b5"],
    [colors.haze, colors.straw, "#93aeb0", "#a9c6d3", colors.surface],
    ["#efd3cf", colors.ochre, "#8f7f95", "#c3a0a8", "#f7e6df"],
  ]) as [string, string, string, string, string];
  const arches = Array.from({ length: 4 }, (_, at) =>
    path(`M${60 + at * 220} 404A88 74 0 0 1 ${236 + at * 220} 404Z`, { fill: sky }),
  );
  const barge = "M560 470H800L770 512H592Z";
  return [
    rect(0, 0, width, height, { fill: sky }),
    circle(random.between(200, 700), 210, 60, { fill: sun }),
    ridge(random, 320, 18, far),
    rect(0, 300, width, 104, { fill: colors.slate, opacity: 0.85 }),
    ...arches,
    rect(0, 286, width, 16, { fill: colors.slate }),
    rect(0, 400, width, 240, { fill: water }),
    glints(random, 400, glint),
    path(barge, { fill: colors.green }),
    rect(726, 438, 44, 32, { fill: colors.surface }),
    line(590, 470, 590, 410, colors.slate, 5),
    path("M590 412L634 426L590 440Z", { fill: colors.brick }),
  ];
}

function sea({ random }: Brief): string[] {
  const clouds = [
    [180, 130, 1.1],
    [690, 170, 0.9],
    [450, 80, 0.7],
  ].map(([x = 0, y = 0, s = 1]) =>
    path(
      `M${x - 110 * s} ${y + 30 * s}a40 40 0 0 1 ${40 * s} ${-46 * s}a62 62 0 0 1 ${110 * s} ${-10 * s}a44 44 0 0 1 ${66 * s} ${56 * s}z`,
      { fill: colors.surface, opacity: 0.9 },
    ),
  );
  const crests = Array.from({ length: 30 }, (_, at) => {
    const y = 350 + (at / 30) ** 1.5 * 280;
    const x = random.between(-40, width);
    const w = 18 + (y - 340) / 5;
    return path(`M${fixed(x)} ${fixed(y)}q${fixed(w / 2)} ${fixed(-w / 3)} ${fixed(w)} 0`, {
      stroke: at % 3 ? "#7fb0c4" : colors.surface,
      width: 2 + (y - 340) / 90,
    });
  });
  const x = random.between(280, 640);
  return [
    rect(0, 0, width, height, { fill: "#d5e6ee" }),
    ...clouds,
    rect(0, 330, width, 310, { fill: "#3f7f9c" }),
    rect(0, 330, width, 46, { fill: "#5d97b0" }),
    path(`M${x} 340L${x + 6} 150L${x + 92} 340Z`, { fill: colors.surface }),
    path(`M${x - 8} 340L${x - 4} 190L${x - 66} 340Z`, { fill: colors.straw }),
    path(`M${x - 84} 350H${x + 110}L${x + 78} 388H${x - 52}Z`, { fill: colors.brick }),
    ...crests,
    path("M0 640V596C120 570 260 610 400 600C560 588 760 560 960 600V640Z", { fill: "#ead7ae" }),
  ];
}
