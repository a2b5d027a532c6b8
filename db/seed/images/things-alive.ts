import { colors } from "./palette";
import type { Motif } from "./poster-motifs";
import { ellipse, path } from "./svg";

/** Pixel, asleep: the tail around, one ear listening. */
const cat: Motif = ({ main, accent }, random) => {
  const [coat, dark] = random.pick([
    [colors.clay, colors.brick],
    [colors.edge, colors.slate],
    ["#d9b27a", "#9a6b2c"],
  ]) as [string, string];
  return [
    ellipse(0, 122, 232, 50, { fill: main }),
    ellipse(0, 110, 206, 38, { fill: accent, opacity: 0.55 }),
    path("M-176 84C-190 -30 -90 -104 26 -98C130 -92 196 -20 180 76C170 122 -160 132 -176 84Z", {
      fill: coat,
    }),
    path(
      "M-40 -92C-30 -66 -34 -48 -44 -34M12 -98C24 -70 22 -50 12 -34M66 -92C82 -66 80 -46 70 -30M116 -72C134 -48 134 -30 124 -14",
      { stroke: dark, width: 11 },
    ),
    path("M172 40C210 84 168 130 70 122C10 118 -40 110 -66 96", { stroke: dark, width: 30 }),
    path("M-188 30L-180 -46L-138 -12H-96L-60 -50L-46 28C-42 84 -186 88 -188 30Z", {
      fill: coat,
      stroke: dark,
      width: 5,
    }),
    path("M-166 34C-158 44 -146 44 -138 34M-100 34C-92 44 -80 44 -72 34", { stroke: colors.ink, width: 6 }),
    path("M-126 48H-112L-119 56ZM-119 56C-122 66 -134 66 -138 60M-119 56C-116 66 -104 66 -100 60", {
      stroke: colors.ink,
      width: 5,
      fill: colors.rose,
    }),
    path("M-196 44L-232 36M-196 54L-234 58M-44 44L-8 34M-44 54L-6 56", { stroke: colors.ink, width: 3 }),
    path("M-130 -10V4M-119 -10V8M-108 -10V4", { stroke: dark, width: 6 }),
  ].join("");
};

export const creatures = { cat };
