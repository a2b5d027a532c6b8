import type { Random } from "../random";
import { colors } from "./palette";
import { circle, ellipse, fixed, path, rect } from "./svg";

export const side = 320;

/** How somebody draws oneself: the skin from light to dark, the cut of the hair, its colour. */
export type Face = [skin: number, hair: Hair, color: HairColor];

type Hair = keyof typeof cuts;

type HairColor = keyof typeof dyes;

const dyes = {
  black: "#231d1b",
  brown: "#4a3020",
  chestnut: "#7d5733",
  red: "#a8401a",
  blond: "#c99a4b",
  grey: "#6b6a66",
};

const skins: [skin: string, shade: string][] = [
  ["#f7dfca", "#eeb59c"],
  ["#f3d3b8", "#e6a98d"],
  ["#e2b48e", "#cf8a66"],
  ["#c68d62", "#ab6840"],
  ["#9a6440", "#7d4726"],
  ["#6f4429", "#552f18"],
];

const cap = (fill: string) =>
  path("M90 158C78 70 128 54 160 54C192 54 242 70 230 158C222 118 202 104 160 104C118 104 98 118 90 158Z", {
    fill,
  });

const cuts = {
  short: (fill: string) => ({ back: "", front: cap(fill) }),
  long: (fill: string) => ({
    back: path("M82 150C70 40 250 40 238 150L250 268H70Z", { fill }),
    front: cap(fill),
  }),
  bun: (fill: string) => ({ back: circle(160, 46, 36, { fill }), front: cap(fill) }),
  curls: (fill: string) => {
    const around = Array.from({ length: 17 }, (_, at) => {
      const angle = Math.PI + (at / 16) * Math.PI;
      return circle(160 + Math.cos(angle) * 74, 134 + Math.sin(angle) * 70, 27, { fill });
    });
    return { back: "", front: around.join("") };
  },
  puff: (fill: string) => ({
    back: circle(160, 138, 108, { fill }),
    front: path(
      "M92 140C104 96 140 90 160 90C180 90 216 96 228 140C230 76 196 58 160 58C124 58 90 76 92 140Z",
      { fill },
    ),
  }),
  side: (fill: string) => ({
    back: "",
    front: path(
      "M90 150C70 80 120 46 190 58C236 62 246 104 230 152C222 122 210 110 196 104C160 116 120 112 104 112C96 122 92 136 90 150Z",
      { fill },
    ),
  }),
  plaits: (fill: string) => ({
    back: path("M84 130C60 250 70 290 96 300M236 130C260 250 250 290 224 300", { stroke: fill, width: 34 }),
    front: cap(fill),
  }),
};

export function drawFace([tone, cut, dye]: Face, random: Random): string {
  const [skin, blush] = skins[tone] ?? ["", ""];
  const ground = random.pick([
    colors.mist,
    colors.straw,
    colors.haze,
    colors.blush,
    colors.sage,
    colors.sky,
    colors.rose,
    "#eed79f",
  ]);
  const shirt = random.pick([
    colors.green,
    colors.brick,
    colors.blue,
    colors.plum,
    colors.ochre,
    colors.slate,
    colors.leaf,
  ]);
  const { back, front } = cuts[cut](dyes[dye]);
  return [
    rect(0, 0, side, side, { fill: ground }),
    back,
    path("M52 330C56 258 104 244 160 244C216 244 264 258 268 330Z", { fill: shirt }),
    path("M132 214H188V250C188 274 132 274 132 250Z", { fill: blush }),
    ellipse(160, 156, 68, 82, { fill: skin }),
    ellipse(92, 162, 12, 18, { fill: skin }),
    ellipse(228, 162, 12, 18, { fill: skin }),
    circle(120, 186, 14, { fill: blush, opacity: 0.6 }),
    circle(200, 186, 14, { fill: blush, opacity: 0.6 }),
    eyes(random),
    path("M160 158L154 182H164", { stroke: blush, width: 5 }),
    path(random.pick(["M138 204Q160 222 182 204", "M142 208H178", "M140 202Q160 228 180 202Z"]), {
      stroke: "#6b2f22",
      width: 5,
      fill: "none",
    }),
    front,
    extras(random, shirt),
  ].join("");
}

function eyes(random: Random): string {
  const brow = random.between(-4, 4);
  const open =
    ellipse(133, 154, 6, 7.5, { fill: colors.ink }) + ellipse(187, 154, 6, 7.5, { fill: colors.ink });
  const laughing = path("M122 157Q133 145 144 157M176 157Q187 145 198 157", { stroke: colors.ink, width: 5 });
  const brows = path(
    `M120 ${fixed(136 + brow)}Q133 ${fixed(129 + brow)} 146 135M174 135Q187 ${fixed(129 - brow)} 200 ${fixed(136 - brow)}`,
    { stroke: colors.ink, width: 5 },
  );
  const glasses =
    circle(133, 156, 24, { stroke: colors.ink, width: 4.5 }) +
    circle(187, 156, 24, { stroke: colors.ink, width: 4.5 }) +
    path("M157 154H163", { stroke: colors.ink, width: 4.5 });
  return random.pick([open, open, laughing]) + brows + (random.chance(0.25) ? glasses : "");
}

function extras(random: Random, shirt: string): string {
  return random.pick([
    "",
    "",
    path("M96 258C130 292 190 292 224 258L230 280C190 312 130 312 90 280Z", {
      fill: shirt === colors.brick ? colors.ochre : colors.brick,
    }),
    circle(86, 190, 6, { fill: colors.ochre }) + circle(234, 190, 6, { fill: colors.ochre }),
    path("M118 250L160 296L202 250", { stroke: colors.paper, width: 8 }),
  ]);
}
