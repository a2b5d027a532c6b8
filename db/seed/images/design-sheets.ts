import { icons } from "./icons";
import { lettering } from "./lettering";
import { logos } from "./logos";
import { colors, moods } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, group, line, path, rect } from "./svg";

const { width, height } = landscape;

export const sheets: Scenes = {
  "design specimen": specimen,
  "design swatches": swatches,
  "design icons": iconSheet,
  "design logos": logos,
  "design grid": grid,
};

function specimen({ words: [letters = "Aa"], random }: Brief) {
  const mood = random.pick([...moods.slice(0, 3), moods[5], moods[7]].filter((each) => each !== undefined));
  const big = letters.startsWith("A")
    ? "M40 360L190 0L340 360M98 226H282"
    : "M290 120A112 120 0 1 0 290 250M290 100V360";
  const guides = [150, 258, 510].map((y) => line(60, y, 900, y, mood.soft, 2.5));
  const lower = "M172 96A74 78 0 1 0 172 190M172 76V264";
  const lines = Array.from({ length: 6 }, (_, at) =>
    rect(640, 318 + at * 32, at === 5 ? 120 : 250 - ((at * 37) % 50), 9, {
      fill: mood.ink,
      opacity: 0.55,
      r: 4,
    }),
  );
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: mood.ground }),
      ...guides,
      group("translate(60 150)", path(big, { stroke: mood.main, width: 44 })),
      group(
        "translate(410 246)",
        path(letters.startsWith("A") ? lower : "M172 76V264M172 96A74 78 0 1 0 172 190", {
          stroke: mood.accent,
          width: 30,
        }),
      ),
      lettering("abc 123", { x: 640, y: 286, size: 32, color: mood.ink, weight: 1.4 }),
      ...lines,
      circle(880, 96, 17, { fill: mood.accent }),
    ].join(""),
  };
}

const families: Record<string, string[]> = {
  green: ["#12331f", "#1d5a3d", "#5f9a73", "#a9cbb0", "#f6f3ec"],
  brick: ["#3a160a", "#a8401a", "#d98a5f", "#d9a441", "#f6e7c1"],
  ink: ["#1c1a16", "#5c574d", "#dcd6c9", "#f6f3ec", "#1d5a3d"],
};

function swatches({ words: [family = "ink"], random }: Brief) {
  const chosen = families[family] ?? [];
  const round = random.chance(0.5);
  const chips = chosen.map((fill, at) =>
    round
      ? circle(166 + at * 157, 270, 128, { fill, stroke: colors.line, width: 2 })
      : rect(60 + at * 168, 80, 168, 380, { fill, stroke: colors.line, width: 2 }),
  );
  const small = chosen.map(
    (fill, at) =>
      rect(60 + at * 174, 510, 144, 44, { fill, stroke: colors.line, width: 2, r: 8 }) +
      rect(60 + at * 174, 568, 80, 8, { fill: colors.edge, r: 4 }),
  );
  return {
    ...landscape,
    body: [rect(0, 0, width, height, { fill: colors.surface }), ...chips, ...small].join(""),
  };
}

function iconSheet({ random }: Brief) {
  const mood = random.pick(moods.slice(0, 6));
  const drawn = icons.map((d, at) => {
    const [x, y] = [112 + (at % 6) * 132, 84 + Math.floor(at / 6) * 132];
    return group(
      `translate(${x} ${y}) scale(3)`,
      path(d, { stroke: at === 8 ? mood.accent : mood.ink, width: 1.9 }),
    );
  });
  return { ...landscape, body: rect(0, 0, width, height, { fill: mood.ground }) + drawn.join("") };
}

function grid({ random }: Brief) {
  const columns = Array.from({ length: 12 }, (_, at) =>
    rect(60 + at * 71, 40, 55, 560, { fill: colors.blush }),
  );
  const rows = Array.from({ length: 15 }, (_, at) =>
    line(60, 40 + at * 40, 896, 40 + at * 40, colors.rose, 1.5),
  );
  const blocks = [
    [0, 1, 5, 4],
    [6, 1, 6, 6],
    [0, 6, 3, 6],
    [3.02, 6, 2.98, 3],
    [6, 8, 4, 4],
  ].map(([c = 0, r = 0, w = 0, h = 0], at) =>
    rect(60 + c * 71, 40 + r * 40, w * 71 - 16, h * 40 - 8, {
      fill: [colors.green, colors.sage, colors.brick, colors.ochre, colors.slate][at],
      opacity: 0.86,
    }),
  );
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: colors.surface }),
      ...columns,
      ...rows,
      ...random.shuffle(blocks),
    ].join(""),
  };
}
