import { lettering } from "./lettering";
import { colors, moods } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { game } from "./screen-game";
import { phone } from "./screen-phone";
import { circle, path, rect } from "./svg";

const { width, height } = landscape;

export const screens: Scenes = {
  "screen terminal": terminal,
  "screen phone": phone,
  "screen page": page,
  "screen wireframe": wireframe,
  "screen dark": dark,
  "screen game": game,
};

function terminal({ words }: Brief) {
  const rows = words.flatMap((word, at) => [
    lettering("$", { x: 150, y: 210 + at * 84, size: 22, color: colors.ochre }),
    lettering(word, { x: 190, y: 210 + at * 84, size: 22, color: colors.mist, tracking: 2.6 }),
    rect(190, 230 + at * 84, 120 + ((at * 137) % 260), 8, { fill: "#3a4c58", r: 4 }),
  ]);
  const dots = [colors.brick, colors.ochre, colors.leaf].map((fill, at) =>
    circle(138 + at * 30, 122, 9, { fill }),
  );
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: colors.sage }),
      rect(112, 100, 752, 470, { fill: colors.green, opacity: 0.35, r: 16 }),
      rect(100, 88, 760, 470, { fill: colors.night, r: 16 }),
      rect(100, 88, 760, 64, { fill: colors.slate, r: 16 }),
      ...dots,
      ...rows,
      rect(190, 192 + words.length * 84, 16, 26, { fill: colors.mist }),
    ].join(""),
  };
}

function page({ random }: Brief) {
  const mood = random.pick(moods.slice(0, 5));
  const tile = (x: number, y: number, at: number) =>
    rect(x, y, 226, 130, { fill: [mood.soft, mood.main, colors.wash, mood.accent][at % 4], r: 8 }) +
    rect(x, y + 142, 150, 9, { fill: mood.ink, opacity: 0.75, r: 4 }) +
    (at % 2
      ? circle(x + 113, y + 65, 36, { fill: mood.ground })
      : path(
          `M${x + 26} ${y + 104}L${x + 90} ${y + 34}L${x + 132} ${y + 80}L${x + 160} ${y + 52}L${x + 200} ${y + 104}Z`,
          { fill: mood.ground },
        ));
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: mood.soft }),
      rect(80, 50, 800, 590, { fill: colors.surface, r: 12 }),
      rect(80, 50, 800, 46, { fill: colors.wash, r: 12 }),
      ...[0, 1, 2].map((at) => circle(108 + at * 22, 73, 6, { fill: colors.edge })),
      rect(114, 126, 330, 26, { fill: mood.ink, r: 6 }),
      rect(114, 164, 250, 26, { fill: mood.ink, r: 6 }),
      rect(114, 208, 290, 9, { fill: colors.line, r: 4 }),
      rect(114, 228, 240, 9, { fill: colors.line, r: 4 }),
      rect(706, 130, 140, 40, { fill: mood.main, r: 8 }),
      ...Array.from({ length: 6 }, (_, at) => tile(114 + (at % 3) * 252, 272 + Math.floor(at / 3) * 188, at)),
    ].join(""),
  };
}

function wireframe({ random }: Brief) {
  const wobbly = (x: number, y: number, w: number, h: number) => {
    const j = () => random.between(-4, 4);
    return path(
      `M${x + j()} ${y + j()}L${x + w + j()} ${y + j()}L${x + w + j()} ${y + h + j()}L${x + j()} ${y + h + j()}Z`,
      { stroke: colors.slate, width: 4 },
    );
  };
  const frame = (x: number) => [
    wobbly(x, 70, 220, 470),
    wobbly(x + 22, 100, 176, 120),
    path(`M${x + 22} 100L${x + 198} 220M${x + 198} 100L${x + 22} 220`, { stroke: colors.edge, width: 2.5 }),
    ...[0, 1, 2, 3].map((at) =>
      path(
        `M${x + 24} ${258 + at * 30}C${x + 70} ${250 + at * 30} ${x + 110} ${266 + at * 30} ${x + random.between(130, 196)} ${257 + at * 30}`,
        { stroke: colors.slate, width: 4 },
      ),
    ),
    wobbly(x + 40, 430, 140, 56),
  ];
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: "#f7f1e2" }),
      ...[90, 370, 650].flatMap(frame),
      path(
        "M316 300C332 286 346 286 362 300M346 286L364 302L346 316M596 300C612 286 626 286 642 300M626 286L644 302L626 316",
        { stroke: colors.brick, width: 5 },
      ),
      circle(760, 456, 96, { stroke: colors.brick, width: 5 }),
    ].join(""),
  };
}

function dark({ random }: Brief) {
  const rows = Array.from({ length: 4 }, (_, at) => {
    const y = 150 + at * 112;
    return [
      rect(300, y, 560, 94, { fill: "#22303a", r: 10 }),
      circle(346, y + 47, 22, { fill: [colors.leaf, colors.clay, colors.sky, colors.ochre][at] }),
      rect(386, y + 28, random.between(120, 220), 11, { fill: "#dcd6c9", r: 5 }),
      rect(386, y + 54, random.between(240, 420), 9, { fill: "#4d5b66", r: 4 }),
    ].join("");
  });
  const entries = Array.from({ length: 5 }, (_, at) =>
    rect(104, 160 + at * 52, at === 1 ? 150 : 118, 12, { fill: at === 1 ? colors.sage : "#4d5b66", r: 6 }),
  );
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: "#0f1316" }),
      rect(60, 50, 840, 590, { fill: colors.night, r: 14 }),
      rect(60, 50, 200, 590, { fill: "#1a2127", r: 14 }),
      rect(104, 92, 90, 18, { fill: colors.ochre, r: 8 }),
      ...entries,
      rect(300, 88, 360, 34, { fill: "#22303a", r: 17 }),
      ...rows,
    ].join(""),
  };
}
