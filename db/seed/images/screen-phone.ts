import type { Random } from "../random";
import { colors, type Mood, moods } from "./palette";
import { type Brief, landscape } from "./scene";
import { circle, group, path, rect } from "./svg";

const { width, height } = landscape;

export function phone({ random }: Brief) {
  const mood = random.pick(moods.slice(0, 5));
  const screens = [0, 1, 2].map((at) =>
    group(`translate(${96 + at * 290} ${at === 1 ? 36 : 76}) scale(1.24)`, handset(mood, at, random)),
  );
  return { ...landscape, body: rect(0, 0, width, height, { fill: mood.soft }) + screens.join("") };
}

function handset(mood: Mood, at: number, random: Random): string {
  const card = (y: number, tall: number) =>
    rect(18, y, 164, tall, { fill: colors.surface, r: 10 }) +
    circle(44, y + 26, 14, { fill: mood.soft }) +
    rect(68, y + 16, 84, 8, { fill: mood.ink, opacity: 0.7, r: 4 }) +
    rect(68, y + 32, random.between(40, 100), 7, { fill: colors.line, r: 3 });
  const views = [
    card(76, 92) +
      rect(34, 134, 132, 20, { fill: mood.soft, r: 6 }) +
      card(180, 56) +
      card(248, 56) +
      card(316, 56),
    rect(18, 76, 164, 130, { fill: mood.soft, r: 10 }) +
      circle(100, 140, 44, { fill: mood.main }) +
      rect(18, 226, 120, 14, { fill: mood.ink, r: 6 }) +
      rect(18, 252, 164, 8, { fill: colors.line, r: 4 }) +
      rect(18, 270, 140, 8, { fill: colors.line, r: 4 }) +
      rect(18, 336, 164, 46, { fill: mood.main, r: 10 }) +
      rect(66, 354, 68, 10, { fill: colors.surface, r: 5 }),
    circle(100, 178, 66, { fill: mood.soft }) +
      path("M72 178L94 202L132 154", { stroke: mood.main, width: 13 }) +
      rect(40, 272, 120, 14, { fill: mood.ink, r: 6 }) +
      rect(56, 298, 88, 8, { fill: colors.line, r: 4 }) +
      rect(56, 336, 88, 40, { stroke: mood.accent, width: 4, r: 10 }),
  ];
  return [
    rect(6, 10, 200, 440, { fill: mood.ink, opacity: 0.16, r: 30 }),
    rect(-6, -6, 212, 452, { fill: colors.slate, r: 32 }),
    rect(4, 6, 192, 428, { fill: colors.paper, r: 24 }),
    rect(18, 34, 90, 14, { fill: mood.accent, r: 6 }),
    circle(170, 41, 11, { fill: mood.main }),
    views[at] ?? "",
    rect(72, 412, 56, 6, { fill: colors.edge, r: 3 }),
  ].join("");
}
