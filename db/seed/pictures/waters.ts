import type { Random } from "../random";
import { framed, ridge } from "./landscapes";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, fixed, line, path, rect } from "./svg";

const { width, height } = landscape;

export const waters: Scenes = {
  "landscape river": (brief) => framed(river(brief)),
  "landscape sea": (brief) => framed(sea(brief)),
  "landscape harbour": (brief) => framed(harbour(brief)),
  "landscape night": (brief) => framed(night(brief)),
};

function glints(random: Random, from: number, color: string, count = 26): string {
  return Array.from({ length: count }, () => {
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

function harbour({ random }: Brief): string[] {
  const paints = [
    colors.clay,
    colors.ochre,
    colors.sage,
    colors.sky,
    colors.rose,
    colors.straw,
    colors.leaf,
    colors.brick,
  ];
  const houses: string[] = [];
  let x = -20;
  for (const fill of [...random.shuffle(paints), ...random.shuffle(paints)]) {
    const w = random.between(74, 118);
    const top = random.between(150, 236);
    houses.push(rect(x, top, w, 400 - top, { fill }));
    houses.push(
      path(
        `M${fixed(x - 5)} ${fixed(top)}L${fixed(x + w / 2)} ${fixed(top - 44)}L${fixed(x + w + 5)} ${fixed(top)}Z`,
        { fill: colors.slate },
      ),
    );
    for (let at = 0; at < 4; at++) {
      houses.push(
        rect(x + w * (at % 2 ? 0.58 : 0.18), top + 26 + Math.floor(at / 2) * 70, w * 0.22, 36, {
          fill: at === 1 ? colors.straw : colors.surface,
          r: 2,
        }),
      );
    }
    x += w;
    if (x > width) break;
  }
  const boat = (at: number, y: number, s: number, fill: string) =>
    path(`M${at - 80 * s} ${y}H${at + 80 * s}L${at + 56 * s} ${y + 36 * s}H${at - 56 * s}Z`, { fill }) +
    line(at, y, at, y - 110 * s, colors.slate, 4) +
    path(`M${at + 5} ${y - 104 * s}L${at + 62 * s} ${y - 12}H${at + 5}Z`, { fill: colors.surface }) +
    rect(at - 70 * s, y + 44 * s, 140 * s, 6, { fill, opacity: 0.4 });
  return [
    rect(0, 0, width, height, { fill: random.pick([colors.haze, "#f4e2cc", "#e9ecdc"]) }),
    ...houses,
    rect(0, 392, width, 26, { fill: colors.edge }),
    rect(0, 416, width, 224, { fill: "#8fb3bd" }),
    glints(random, 416, "#c3dbe0"),
    boat(random.between(160, 260), 462, 0.9, colors.green),
    boat(random.between(430, 520), 512, 1.15, colors.brick),
    boat(random.between(720, 800), 470, 0.95, colors.blue),
  ];
}

function night({ random }: Brief): string[] {
  const stars = Array.from({ length: 150 }, () =>
    circle(random.between(0, width), random.between(0, 470) ** 0.98, random.between(0.7, 2.4), {
      fill: random.pick([colors.surface, colors.straw, "#cfe0ee"]),
      opacity: random.between(0.4, 1),
    }),
  );
  const roofs: string[] = [];
  for (let x = -30; x < width; ) {
    const w = random.between(80, 150);
    const y = random.between(500, 560);
    roofs.push(
      path(
        `M${fixed(x)} 640V${fixed(y)}L${fixed(x + w / 2)} ${fixed(y - random.between(20, 64))}L${fixed(x + w)} ${fixed(y)}V640Z`,
        { fill: "#0c1115" },
      ),
    );
    if (random.chance(0.65)) roofs.push(rect(x + w * 0.4, y + 26, 15, 20, { fill: colors.ochre }));
    if (random.chance(0.5)) roofs.push(rect(x + w * 0.7, y - 40, 12, 44, { fill: "#0c1115" }));
    x += w - 4;
  }
  const [mx, my] = [random.between(620, 800), random.between(130, 190)];
  return [
    rect(0, 0, width, height, { fill: "#182634" }),
    rect(0, 330, width, 310, { fill: "#22384a" }),
    rect(0, 450, width, 190, { fill: "#34526a" }),
    ...stars,
    circle(mx, my, 96, { stroke: "#4b6a80", width: 3 }),
    circle(mx, my, 44, { fill: colors.straw }),
    circle(mx - 12, my - 8, 8, { fill: "#e3cf9c" }),
    circle(mx + 14, my + 12, 5, { fill: "#e3cf9c" }),
    path("M90 300C260 190 420 150 560 170", {
      stroke: colors.surface,
      width: 2.5,
      opacity: 0.75,
      more: 'stroke-dasharray="2 12"',
    }),
    circle(564, 171, 5, { fill: colors.surface }),
    ...roofs,
  ];
}
