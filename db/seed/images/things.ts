import type { Random } from "../random";
import { type Mood, moods } from "./palette";
import type { Motif } from "./poster-motifs";
import { motifs } from "./poster-motifs";
import { type Brief, landscape, type Scene, type Scenes } from "./scene";
import { circle, ellipse, group, path, rect } from "./svg";
import { creatures } from "./things-alive";
import { foods } from "./things-food";
import { belongings } from "./things-lost";
import { papers } from "./things-paper";
import { devices } from "./things-tech";

const objects: Record<string, Motif | undefined> = {
  ...belongings,
  ...creatures,
  ...devices,
  ...foods,
  ...papers,
  bike: motifs.bike,
};

/** Still lifes: one thing on a table. */
export const things: Scenes = Object.fromEntries(
  Object.keys(objects).map((name): [string, Scene] => [`thing ${name}`, (brief) => stillLife(name, brief)]),
);

const { width, height } = landscape;
const table = 486;

/** Seen from above, as they lie there. */
const lying = ["boardgame", "circuit", "keys", "notebook", "scarf"];

function stillLife(name: string, { random }: Brief) {
  const mood = random.pick(moods.slice(0, 5));
  const x = width / 2 + random.between(-46, 46);
  const object = objects[name]?.(mood, random) ?? "";
  const parts = lying.includes(name)
    ? [tabletop(mood, random), group(`translate(${x} ${height / 2}) scale(1.3)`, object)]
    : [
        random.pick([sunlight, halo, shelf])(mood, x),
        rect(0, table, width, height - table, { fill: mood.soft }),
        rect(0, table, width, 5, { fill: mood.ink, opacity: 0.12 }),
        ellipse(x, table + 74, 250, 20, { fill: mood.ink, opacity: 0.14 }),
        group(`translate(${x} ${table - 152}) scale(1.32)`, object),
      ];
  return { ...landscape, body: rect(0, 0, width, height, { fill: mood.ground }) + parts.join("") };
}

function tabletop({ soft }: Mood, random: Random): string {
  const planks = Array.from({ length: 5 }, (_, at) => rect(0, at * 128 + 124, width, 4, { fill: soft }));
  const veins = Array.from({ length: 14 }, () => {
    const [left, y] = [random.between(0, width), random.between(10, height)];
    return path(`M${left} ${y}q60 ${random.between(-8, 8)} ${random.between(90, 200)} 0`, {
      stroke: soft,
      width: 3,
    });
  });
  return [...planks, ...veins].join("");
}

function sunlight({ soft }: Mood, x: number): string {
  const left = x < width / 2 ? 560 : 40;
  const pane = (at: number) =>
    path(`M${left + at} 60H${left + at + 120}L${left + at + 40} 400H${left + at - 80}Z`, {
      fill: soft,
      opacity: 0.7,
    });
  return pane(60) + pane(206);
}

function halo({ soft }: Mood, x: number): string {
  return circle(x, 300, 252, { fill: soft, opacity: 0.75 });
}

function shelf({ soft, main }: Mood): string {
  return (
    rect(60, 132, 300, 12, { fill: soft }) +
    rect(92, 60, 22, 72, { fill: soft }) +
    rect(118, 48, 28, 84, { fill: main, opacity: 0.35 }) +
    rect(150, 66, 20, 66, { fill: soft }) +
    circle(292, 106, 26, { fill: soft })
  );
}
