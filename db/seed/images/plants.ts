import type { Random } from "../random";
import { basil, cactus, fern, flowers, monstera, tomato } from "./foliage";
import { colors } from "./palette";
import { type Brief, landscape, type Scene, type Scenes } from "./scene";
import { circle, ellipse, group, path, rect } from "./svg";

type Leaves = (random: Random) => string;

const kinds: Record<string, Leaves> = { monstera, fern, tomato, cactus, basil, flowers };

/** Plants in a pot, on a table before a wall. */
export const plants: Scenes = Object.fromEntries(
  Object.keys(kinds).map((kind): [string, Scene] => [`plant ${kind}`, (brief) => potted(kind, brief)]),
);

const { width, height } = landscape;

function potted(kind: string, { random }: Brief) {
  const [wall, table, spot] = random.pick([
    [colors.blush, "#d9a98c", colors.rose],
    [colors.mist, "#b9c9a8", colors.sage],
    [colors.straw, "#d3b27a", "#eed79f"],
    [colors.haze, "#a9bcc9", "#c6d8e4"],
  ]) as [string, string, string];
  const body = [
    rect(0, 0, width, height, { fill: wall }),
    circle(480, 300, 250, { fill: spot }),
    rect(0, 540, width, 100, { fill: table }),
    ellipse(480, 566, 150, 15, { fill: colors.ink, opacity: 0.15 }),
    group("translate(480 410)", plantIn(kind, random)),
  ];
  return { ...landscape, body: body.join("") };
}

/** The plant and its pot around the pot's middle, about 300 wide and 500 high. */
export function plantIn(kind: string, random: Random): string {
  const pot = random.pick([colors.brick, colors.blue, colors.clay, colors.slate]);
  return [
    kinds[kind]?.(random) ?? "",
    path("M-92 20H92L70 156H-70Z", { fill: pot }),
    rect(-102, 4, 204, 34, { fill: pot, r: 5 }),
    rect(-102, 34, 204, 7, { fill: colors.ink, opacity: 0.18 }),
    path("M-74 92H74", { stroke: colors.paper, width: 6, opacity: 0.5 }),
  ].join("");
}
