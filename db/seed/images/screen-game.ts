import { colors } from "./palette";
import { type Brief, landscape } from "./scene";
import { rect } from "./svg";

const dot = 16;
const boat = [
  "....w.....",
  "....ww....",
  "....www...",
  "....wwww..",
  "....w.....",
  "bbbbbbbbbb",
  ".bbbbbbbb.",
  "..bbbbbb..",
];
const fish = ["..oo...o", ".oooo.oo", "oo.ooooo", "ooooo.oo", ".ooo...o"];
const moon = ["..yyyy..", ".yyyyyy.", "yyyyyyyy", "yyyy.yyy", "yyyyyyyy", "yy.yyyyy", ".yyyyyy.", "..yyyy.."];
const paints: Record<string, string> = {
  w: colors.surface,
  b: colors.brick,
  o: colors.ochre,
  y: colors.straw,
};

/** A game of large square dots: a boat, the moon, a fish that got away. */
export function game({ random }: Brief) {
  const { width, height } = landscape;
  const [sky, water, glint] = random.pick([
    ["#22303a", "#2f5a6e", "#4f86a0"],
    ["#3a2f4a", "#5a4a78", "#8a78a8"],
    ["#1f3d33", "#2f6b5a", "#5f9a84"],
  ]) as [string, string, string];
  const stars = Array.from({ length: 34 }, () =>
    rect(random.whole(0, 59) * dot, random.whole(0, 20) * dot, dot / 2, dot / 2, { fill: colors.mist }),
  );
  const waves = Array.from({ length: 60 }, () =>
    rect(random.whole(0, 57) * dot, random.whole(25, 39) * dot, dot * random.whole(1, 4), dot / 2, {
      fill: glint,
    }),
  );
  const hearts = [0, 1, 2].map((at) =>
    sprite([".r.r.", "rrrrr", ".rrr.", "..r.."], 2 + at * 6, 2, { r: at < 2 ? colors.brick : "#4d5b66" }),
  );
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: sky }),
      ...stars,
      sprite(moon, random.whole(40, 48), random.whole(3, 6)),
      rect(0, 24 * dot, width, 16 * dot, { fill: water }),
      ...waves,
      sprite(boat, random.whole(12, 24), 18),
      sprite(fish, random.whole(30, 44), random.whole(29, 33)),
      ...hearts,
    ].join(""),
  };
}

function sprite(rows: string[], left: number, top: number, own = paints): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((cell, x) =>
        own[cell] ? rect((left + x) * dot, (top + y) * dot, dot, dot, { fill: own[cell] }) : "",
      ),
    )
    .join("");
}
