import { arcs } from "./art-arcs";
import { colors, moods } from "./palette";
import { type Brief, type Scenes, square } from "./scene";
import { circle, line, path, rect, smooth, through } from "./svg";

const { width: side } = square;

/** What a few lines of code can draw. */
export const arts: Scenes = {
  ...arcs,
  "art ridges": ridges,
  "art flow": flow,
  "art squares": squares,
  "art sunflower": sunflower,
  "art weave": weave,
};

function ridges({ random }: Brief) {
  const [ground, stroke] = random.pick([
    [colors.night, colors.paper],
    [colors.green, colors.straw],
    [colors.paper, colors.ink],
  ]) as [string, string];
  const rows = Array.from({ length: 40 }, (_, row) => {
    const y = 170 + row * 14;
    const [peak, wide, second] = [
      random.between(330, 510),
      random.between(60, 110),
      random.between(260, 580),
    ];
    const points = Array.from({ length: 71 }, (_, at): [number, number] => {
      const x = 100 + (at / 70) * (side - 200);
      const rise = Math.exp(-(((x - peak) / wide) ** 2)) * 92 + Math.exp(-(((x - second) / 46) ** 2)) * 52;
      return [x, y - rise * random.between(0.72, 1) - random.between(0, 3)];
    });
    return (
      path(`${through(points)}L${side - 100} ${y + 16}H100Z`, { fill: ground }) +
      path(smooth(points), { stroke, width: 2.6 })
    );
  });
  return { ...square, body: rect(0, 0, side, side, { fill: ground }) + rows.join("") };
}

function flow({ random }: Brief) {
  const mood = random.pick(moods);
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0.6, 1.4)];
  const angle = (x: number, y: number) =>
    Math.sin(x / 170 + a) * c + Math.cos(y / 140 + b) * 1.3 + Math.sin((x + y) / 260) * 0.8;
  const strokes = Array.from({ length: 420 }, (_, at) => {
    let [x, y] = [random.between(-40, side + 40), random.between(-40, side + 40)];
    const points: [number, number][] = [[x, y]];
    for (let step = 0; step < 13; step++) {
      x += Math.cos(angle(x, y)) * 12;
      y += Math.sin(angle(x, y)) * 12;
      points.push([x, y]);
    }
    return path(smooth(points), {
      stroke: [mood.main, mood.soft, mood.main, mood.accent][at % 4],
      width: random.pick([3, 5, 8]),
    });
  });
  return { ...square, body: rect(0, 0, side, side, { fill: mood.ground }) + strokes.join("") };
}

function squares({ random }: Brief) {
  const mood = random.pick(moods);
  const cells = Array.from({ length: 36 }, (_, at) => {
    const [x, y] = [120 + (at % 6) * 120, 120 + Math.floor(at / 6) * 120];
    const disorder = (at / 36) * 13;
    return [52, 40, 28, 16]
      .map((half, ring) => {
        const j = () => random.between(-disorder, disorder);
        return path(
          `M${x - half + j()} ${y - half + j()}L${x + half + j()} ${y - half + j()}L${x + half + j()} ${y + half + j()}L${x - half + j()} ${y + half + j()}Z`,
          { stroke: ring === 3 ? mood.accent : mood.main, width: 4 },
        );
      })
      .join("");
  });
  return { ...square, body: rect(0, 0, side, side, { fill: mood.ground }) + cells.join("") };
}

function sunflower({ random }: Brief) {
  const mood = random.pick(moods);
  const seeds = Array.from({ length: 620 }, (_, at) => {
    const r = 14.4 * Math.sqrt(at);
    const angle = at * 2.399963;
    return circle(side / 2 + Math.cos(angle) * r, side / 2 + Math.sin(angle) * r, 3 + (at / 620) * 5.2, {
      fill: at % 21 === 0 ? mood.accent : at % 3 ? mood.main : mood.soft,
    });
  });
  return { ...square, body: rect(0, 0, side, side, { fill: mood.ground }) + seeds.join("") };
}

function weave({ random }: Brief) {
  const mood = random.pick(moods);
  const step = 70;
  const cells = Array.from({ length: 144 }, (_, at) => {
    const [x, y] = [(at % 12) * step, Math.floor(at / 12) * step];
    const falls = random.chance(0.5);
    const [x1, x2] = falls ? [x, x + step] : [x + step, x];
    const wedge = falls ? `M${x} ${y}H${x + step}V${y + step}Z` : `M${x + step} ${y}H${x}V${y + step}Z`;
    return (
      path(wedge, { fill: random.pick([mood.main, mood.soft, mood.main, mood.accent]) }) +
      line(x1, y, x2, y + step, mood.ground, 6)
    );
  });
  return { ...square, body: rect(0, 0, side, side, { fill: mood.ground }) + cells.join("") };
}
