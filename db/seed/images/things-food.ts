import { colors } from "./palette";
import type { Motif } from "./poster-motifs";
import { circle, ellipse, line, path, rect } from "./svg";

const steam = (color: string, top: number) =>
  [-46, 0, 46]
    .map((x) =>
      path(`M${x} ${top}C${x - 26} ${top - 30} ${x + 26} ${top - 52} ${x} ${top - 84}`, {
        stroke: color,
        width: 7,
      }),
    )
    .join("");

const mug: Motif = ({ main, accent, soft, ground }) =>
  [
    steam(soft === ground ? accent : colors.edge, -112),
    path("M112 -50H150A52 52 0 0 1 150 66H104", { stroke: main, width: 24 }),
    path("M-124 -84H124L110 132A30 30 0 0 1 80 158H-80A30 30 0 0 1 -110 132Z", { fill: main }),
    ellipse(0, -84, 124, 24, { fill: colors.slate }),
    path("M-116 -6H116M-114 28H113", { stroke: accent, width: 12 }),
  ].join("");

const cake: Motif = ({ main, accent, soft }) => {
  const tier = (y: number, w: number, fill: string) => {
    const drips = Array.from({ length: Math.round(w / 18) }, (_, at) =>
      rect(-w + at * 36 + 6, y, 24, 26 + (at % 3) * 11, { fill: colors.surface, r: 12 }),
    );
    return (
      rect(-w, y, 2 * w, 84, { fill, r: 8 }) +
      rect(-w, y, 2 * w, 18, { fill: colors.surface, r: 8 }) +
      drips.join("")
    );
  };
  return [
    ellipse(0, 158, 208, 22, { fill: soft }),
    tier(72, 166, main),
    tier(-12, 118, colors.leaf),
    tier(-96, 70, main),
    line(0, -96, 0, -150, accent, 12),
    path("M0 -204C20 -180 16 -158 0 -156C-16 -158 -20 -180 0 -204Z", { fill: colors.ochre }),
    ...[-120, -60, 0, 60, 120].map((x) => circle(x, 132, 9, { fill: accent })),
    ...[-70, 0, 70].map((x) => circle(x, 52, 8, { fill: colors.straw })),
  ].join("");
};

const crepe: Motif = ({ main, accent, soft }, random) => {
  const layers = Array.from({ length: 8 }, (_, at) => {
    const y = 104 - at * 21;
    const fill = at % 2 ? colors.ochre : "#e8bd68";
    return path(
      `M-160 ${y}C-168 ${y - 20} ${-90 + random.between(-20, 20)} ${y - 30} 0 ${y - 27}C${90 + random.between(-20, 20)} ${y - 30} 168 ${y - 20} 160 ${y}C150 ${y + 17} -150 ${y + 17} -160 ${y}Z`,
      { fill, stroke: "#b07a26", width: 3 },
    );
  });
  const spots = Array.from({ length: 11 }, () =>
    ellipse(random.between(-108, 108), -52 + random.between(-8, 8), random.between(7, 17), 5, {
      fill: "#b07a26",
      opacity: 0.55,
    }),
  );
  return [
    ellipse(0, 136, 218, 32, { fill: colors.surface }),
    ellipse(0, 132, 176, 22, { fill: soft }),
    ...layers,
    ...spots,
    rect(-34, -84, 62, 26, { fill: colors.straw, r: 5 }),
    path("M-60 -58C-40 -70 50 -70 70 -56C84 -20 70 12 62 6C54 0 60 -30 44 -42", {
      fill: colors.straw,
      opacity: 0.9,
    }),
    path("M250 -128L206 120", { stroke: main, width: 12 }),
    path("M250 -128L262 -196M236 -130L246 -198M264 -126L280 -192", { stroke: accent, width: 6 }),
  ].join("");
};

const bread: Motif = ({ main, accent }) =>
  [
    rect(-230, 112, 460, 44, { fill: accent, r: 14 }),
    path("M-196 116C-214 0 -110 -74 0 -74C110 -74 214 0 196 116Z", { fill: "#c98f47" }),
    path("M-196 116C-214 0 -110 -74 0 -74C110 -74 214 0 196 116", { stroke: "#8a5a22", width: 7 }),
    ...[-110, -40, 30, 100].map((x) =>
      path(`M${x - 22} ${-10 - Math.cos(x / 70) * 22}C${x} ${10} ${x + 26} ${20} ${x + 40} 62`, {
        stroke: colors.straw,
        width: 13,
      }),
    ),
    path("M150 -176L228 84", { stroke: main, width: 13 }),
    path("M150 -176L126 -206C112 -130 140 -60 176 -86Z", { fill: colors.wash, stroke: main, width: 5 }),
  ].join("");

const ramen: Motif = ({ main, accent, ground }) =>
  [
    steam(colors.edge, -104),
    path("M-186 -40H186C186 76 108 138 60 146H-60C-108 138 -186 76 -186 -40Z", { fill: main }),
    ellipse(0, -40, 186, 42, { fill: colors.clay }),
    ...[-96, -60, -24].map((x) =>
      path(`M${x} -52C${x + 14} -32 ${x + 30} -66 ${x + 48} -38`, { stroke: colors.straw, width: 9 }),
    ),
    ellipse(76, -52, 42, 25, { fill: colors.surface }),
    ellipse(78, -52, 19, 13, { fill: colors.ochre }),
    path("M-30 -66L-8 -30M-14 -70L6 -32", { stroke: colors.green, width: 9 }),
    path("M-172 12C-140 66 140 66 172 12", { stroke: ground, width: 8 }),
    rect(-62, 142, 124, 20, { fill: main, r: 6 }),
    path("M-236 -128L70 -70M-232 -98L74 -54", { stroke: accent, width: 9 }),
  ].join("");

export const foods = { mug, cake, crepe, bread, ramen };
