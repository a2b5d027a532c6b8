import { framed } from "./landscapes";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, fixed, line, path, rect } from "./svg";
import { glints } from "./waters";

const { width, height } = landscape;

/** Roofs, by the water and under the stars. */
export const towns: Scenes = {
  "landscape harbour": (brief) => framed(harbour(brief)),
  "landscape night": (brief) => framed(night(brief)),
};

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
