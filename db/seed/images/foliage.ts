import type { Random } from "../random";
import { colors } from "./palette";
import { circle, ellipse, fixed, group, line, path, rect } from "./svg";

export function monstera(random: Random): string {
  return [-68, -36, -8, 26, 58, 82]
    .map((angle, at) => {
      const reach = 190 + random.between(-24, 60) - Math.abs(angle) * 0.7;
      const cuts = [-1, 1].flatMap((side) =>
        [0.34, 0.52, 0.7].map((part) =>
          path(
            `M${side * 74} ${-part * 120}Q${side * 34} ${-part * 120 - 6} ${side * 22} ${-part * 120 + 8}`,
            { stroke: colors.mist, width: 8 },
          ),
        ),
      );
      const blade =
        path("M0 0C-84 -6 -96 -84 0 -136C96 -84 84 -6 0 0Z", { fill: at % 2 ? colors.green : "#2f7a52" }) +
        cuts.join("") +
        line(0, -4, 0, -118, colors.sage, 4);
      return group(
        `rotate(${angle})`,
        path(`M0 10C${-angle * 0.3} -60 0 -90 0 ${-reach + 40}`, { stroke: colors.green, width: 8 }) +
          group(`translate(0 ${-reach + 46}) rotate(${angle * 0.5})`, blade),
      );
    })
    .join("");
}

export function fern(random: Random): string {
  return Array.from({ length: 11 }, (_, at) => {
    const angle = -78 + at * 15.6 + random.between(-4, 4);
    const long = 250 - Math.abs(angle) * 0.7;
    const fronds = Array.from({ length: 13 }, (_, pair) => {
      const y = -30 - (pair / 13) * (long - 30);
      const reach = 44 * (1 - pair / 14);
      return path(
        `M0 ${fixed(y)}q${fixed(-reach * 0.7)} ${fixed(-reach * 0.2)} ${fixed(-reach)} ${fixed(-reach * 0.7)}M0 ${fixed(y)}q${fixed(reach * 0.7)} ${fixed(-reach * 0.2)} ${fixed(reach)} ${fixed(-reach * 0.7)}`,
        { stroke: pair % 2 ? colors.leaf : colors.green, width: 9 },
      );
    });
    return group(`rotate(${fixed(angle)})`, line(0, 10, 0, -long, colors.green, 5) + fronds.join(""));
  }).join("");
}

export function tomato(random: Random): string {
  const stakes = line(0, 20, 0, -330, "#a67a4c", 9);
  const stems = path(
    "M0 20C-18 -60 22 -140 0 -240C-10 -280 6 -300 0 -316M0 -70C-60 -90 -84 -110 -96 -150M2 -130C50 -150 76 -170 92 -204M0 -220C-40 -236 -56 -250 -66 -280",
    { stroke: colors.green, width: 8 },
  );
  const leaves = [
    [-96, -150, -60],
    [-60, -100, -100],
    [92, -204, 50],
    [46, -152, 96],
    [-66, -280, -30],
    [0, -316, 10],
    [30, -250, 74],
    [-40, -200, -84],
  ].map(([x = 0, y = 0, angle = 0]) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      leaf(78, 34, random.pick([colors.green, colors.leaf, "#3f7f56"]), colors.sage),
    ),
  );
  const fruits = [
    [-62, -74, 27],
    [64, -128, 30],
    [30, -60, 22],
    [-30, -176, 20],
  ].map(
    ([x = 0, y = 0, r = 0], at) =>
      circle(x, y, r, { fill: at === 3 ? colors.ochre : "#c2412b" }) +
      circle(x - r * 0.3, y - r * 0.3, r * 0.2, { fill: colors.blush }) +
      path(`M${x} ${y - r + 3}l-10 -7m10 7l10 -7m-10 7v-10`, { stroke: colors.green, width: 5 }),
  );
  return stakes + stems + leaves.join("") + fruits.join("");
}

export function cactus(): string {
  const ribs = [-36, -12, 12, 36].map((x) => line(x, -4, x * 0.92, -226, colors.sage, 4));
  return [
    rect(-62, -246, 124, 270, { fill: colors.green, r: 60 }),
    path("M-58 -70C-126 -66 -134 -110 -130 -158M58 -110C116 -108 122 -140 120 -184", {
      stroke: colors.green,
      width: 42,
    }),
    ...ribs,
    path("M-130 -110V-152M120 -140V-180", { stroke: colors.sage, width: 4 }),
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      group(`translate(0 -256) rotate(${angle})`, ellipse(0, -15, 8, 17, { fill: colors.clay })),
    ),
    circle(0, -256, 9, { fill: colors.ochre }),
  ].join("");
}

export function basil(random: Random): string {
  const stems = [-46, -16, 14, 44].map((x) =>
    path(`M${x * 0.5} 16C${x} -50 ${x} -90 ${x * 1.5} -150`, { stroke: colors.leaf, width: 6 }),
  );
  const leaves = Array.from({ length: 26 }, (_, at) => {
    const x = random.between(-112, 112);
    const y = -46 - at * 6.4 + Math.abs(x) * 0.35;
    return group(
      `translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(x * 0.6 + random.between(-26, 26))})`,
      leaf(
        random.between(56, 80),
        32,
        random.pick([colors.green, colors.leaf, "#3f8a5c", "#79ad7c"]),
        colors.mist,
      ),
    );
  });
  return stems.join("") + leaves.join("");
}

export function flowers(random: Random): string {
  return [-100, -54, -14, 30, 72, 112]
    .map((x, at) => {
      const y = -150 - random.between(0, 96) + Math.abs(x) * 0.3;
      const petals = Array.from({ length: 14 }, (_, petal) =>
        group(
          `rotate(${petal * 25.7})`,
          ellipse(0, -29, 8.5, 20, { fill: at % 2 ? colors.ochre : "#d9732e" }),
        ),
      );
      const stem = path(`M${x * 0.3} 14C${x * 0.5} -50 ${x} -70 ${x} ${y}`, {
        stroke: colors.green,
        width: 7,
      });
      const blades = group(
        `translate(${x * 0.7} -60) rotate(${x * 0.6})`,
        leaf(70, 17, colors.leaf, colors.mist),
      );
      return (
        stem +
        blades +
        group(`translate(${x} ${fixed(y)})`, petals.join("") + circle(0, 0, 16, { fill: "#7a4a18" }))
      );
    })
    .join("");
}

/** A leaf from the origin upwards. */
function leaf(long: number, wide: number, fill: string, vein: string): string {
  return (
    path(
      `M0 0C${-wide} ${-long * 0.3} ${-wide * 0.8} ${-long * 0.8} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.3} 0 0Z`,
      { fill },
    ) + line(0, -6, 0, -long * 0.86, vein, 3)
  );
}
