import { colors, moods } from "./palette";
import { type Brief, type Scenes, square } from "./scene";
import { circle, path, rect, through } from "./svg";

const { width: side } = square;

export const arcs: Scenes = {
  "art truchet": truchet,
  "art rings": rings,
  "art spirograph": (brief) => curve(brief, 7, 3.2),
  "art lissajous": (brief) => curve(brief, 5, 1.5),
};

function truchet({ random }: Brief) {
  const mood = random.pick(moods);
  const step = 105;
  const tiles = Array.from({ length: 64 }, (_, at) => {
    const [x, y] = [(at % 8) * step, Math.floor(at / 8) * step];
    const half = step / 2;
    const falls = random.chance(0.5);
    const d = falls
      ? `M${x + half} ${y}A${half} ${half} 0 0 1 ${x} ${y + half}M${x + step} ${y + half}A${half} ${half} 0 0 0 ${x + half} ${y + step}`
      : `M${x + half} ${y}A${half} ${half} 0 0 0 ${x + step} ${y + half}M${x} ${y + half}A${half} ${half} 0 0 1 ${x + half} ${y + step}`;
    const back = (at + Math.floor(at / 8)) % 2 ? mood.ground : mood.soft;
    return (
      rect(x, y, step + 0.5, step + 0.5, { fill: back }) +
      path(d, { stroke: mood.main, width: 36 }) +
      path(d, { stroke: mood.accent, width: 9 })
    );
  });
  return { ...square, body: tiles.join("") };
}

function rings({ random }: Brief) {
  const mood = random.pick(moods);
  const centres = [
    [random.between(240, 340), random.between(260, 400), mood.main],
    [random.between(500, 600), random.between(440, 600), mood.accent],
  ] as const;
  const drawn = centres.flatMap(([x, y, stroke]) =>
    Array.from({ length: 24 }, (_, at) =>
      circle(x, y, 14 + at * 25, { stroke, width: 7, opacity: 1 - at / 32 }),
    ),
  );
  return { ...square, body: rect(0, 0, side, side, { fill: mood.ground }) + drawn.join("") };
}

/** A point that turns, carried by another that turns faster. */
function curve({ random }: Brief, turns: number, ratio: number) {
  const [ground, stroke, second] = random.pick([
    [colors.night, colors.straw, colors.brick],
    [colors.paper, colors.brick, colors.green],
    [colors.slate, colors.sage, colors.ochre],
  ]) as [string, string, string];
  const trace = (reach: number, phase: number) => {
    const points = Array.from({ length: 900 }, (_, at): [number, number] => {
      const t = (at / 899) * Math.PI * 2 * turns;
      const grow = 0.25 + (at / 899) * 0.75;
      return [
        side / 2 + (Math.cos(t) * reach + Math.cos(t * ratio + phase) * 110) * grow,
        side / 2 + (Math.sin(t) * reach + Math.sin(t * ratio + phase) * 110) * grow,
      ];
    });
    return through(points);
  };
  return {
    ...square,
    body: [
      rect(0, 0, side, side, { fill: ground }),
      path(trace(230, 0.4), { stroke: second, width: 1.8, opacity: 0.8 }),
      path(trace(236, 0), { stroke, width: 2.6 }),
    ].join(""),
  };
}
