import { colors } from "./palette";
import type { Motif } from "./poster-motifs";
import { circle, group, line, path, rect } from "./svg";

const { night, ochre, paper, brick, green, edge, sage } = colors;

/** Bernadette: three wheels, one of them with plans of its own. */
export function robotBody(paint: { body: string; wheel: string; eye: string }): string {
  const { body, wheel, eye } = paint;
  const tyre = (x: number, y: number, r: number) =>
    circle(x, y, r, { fill: wheel }) + circle(x, y, r * 0.45, { fill: eye });
  return [
    path("M0 -150V-186", { stroke: body, width: 8 }),
    circle(0, -194, 12, { fill: wheel }),
    rect(-74, -150, 148, 96, { fill: body, r: 26 }),
    circle(-30, -102, 19, { fill: eye }),
    circle(30, -102, 19, { fill: eye }),
    circle(-25, -102, 8, { fill: body }),
    circle(35, -102, 8, { fill: body }),
    rect(-30, -54, 60, 22, { fill: wheel }),
    rect(-108, -34, 216, 138, { fill: body, r: 22 }),
    rect(-72, -8, 84, 58, { fill: eye, r: 8 }),
    path("M-60 20H-40L-30 2L-14 40L-6 20H2", { stroke: wheel, width: 6 }),
    ...[0, 1, 2].map((at) => circle(42 + at * 24, 6, 8, { fill: at === 1 ? wheel : eye })),
    rect(36, 26, 56, 10, { fill: eye, r: 5 }),
    tyre(-70, 118, 46),
    tyre(52, 118, 46),
    tyre(196, 138, 30),
    path("M128 112C140 104 152 104 160 112M138 138H154", { stroke: wheel, width: 6 }),
  ].join("");
}

const robot: Motif = ({ main, accent, ground }) =>
  group("translate(-20 12)", robotBody({ body: main, wheel: accent, eye: ground }));

const circuit: Motif = (_, random) => {
  const tracks = Array.from({ length: 9 }, (_, at) => {
    const y = -96 + at * 24;
    const bend = random.between(-60, 90);
    const down = random.pick([-24, 24, 48]);
    return path(`M-168 ${y}H${bend}l${Math.abs(down)} ${down}H172`, {
      stroke: sage,
      width: 4,
      opacity: 0.75,
    });
  });
  const pads = Array.from({ length: 9 }, (_, at) => circle(-172, -96 + at * 24, 7, { fill: ochre }));
  const legs = Array.from({ length: 5 }, (_, at) => line(-42 + at * 24, -70, -42 + at * 24, 58, ochre, 6));
  return [
    rect(-206, -130, 412, 252, { fill: green, r: 14 }),
    ...tracks,
    ...pads,
    ...legs,
    rect(-62, -56, 136, 100, { fill: night, r: 8 }),
    circle(-44, -38, 6, { fill: edge }),
    circle(140, -84, 34, { fill: colors.clay, opacity: 0.5 }),
    circle(140, -84, 18, { fill: brick }),
    rect(108, 34, 64, 54, { fill: edge, r: 5 }),
    rect(120, 46, 40, 30, { fill: paper }),
  ].join("");
};

const synth: Motif = ({ main, accent, ground, soft }) => {
  const keys = Array.from({ length: 11 }, (_, at) =>
    rect(-190 + at * 34.6, 6, 31, 92, { fill: ground, r: 4 }),
  );
  const blacks = [0, 1, 3, 4, 5, 7, 8].map((at) => rect(-166 + at * 34.6, 6, 18, 54, { fill: night, r: 3 }));
  const knobs = [46, 34, 28, 28, 34].map((r, at) => {
    const x = -158 + at * 78;
    return (
      circle(x, -62, r / 1.3, { fill: at === 0 ? accent : soft }) +
      group(`rotate(${at * 47 - 60} ${x} -62)`, line(x, -62, x, -62 - r / 1.6, night, 5))
    );
  });
  return [
    path("M-226 -120H226L240 122H-240Z", { fill: main }),
    ...knobs,
    ...keys,
    ...blacks,
    circle(204, -96, 7, { fill: accent }),
    circle(180, -96, 7, { fill: soft }),
  ].join("");
};

const headphones: Motif = ({ main, accent, soft }) =>
  [
    path("M-140 60V-10A140 140 0 0 1 140 -10V60", { stroke: main, width: 24 }),
    path("M-112 -40A118 118 0 0 1 112 -40", { stroke: soft, width: 8 }),
    rect(-186, 16, 72, 124, { fill: accent, r: 30 }),
    rect(114, 16, 72, 124, { fill: accent, r: 30 }),
    rect(-130, 26, 28, 104, { fill: main, r: 12 }),
    rect(102, 26, 28, 104, { fill: main, r: 12 }),
    path("M-150 140C-160 190 -60 178 -40 196C-20 214 60 200 90 186", { stroke: main, width: 7 }),
    path("M-222 40L-240 30M-226 76H-246M-222 112L-240 124", { stroke: accent, width: 7 }),
  ].join("");

const print: Motif = ({ main, accent, soft }, random) => {
  const strands = Array.from({ length: 15 }, () => {
    const points = Array.from({ length: 5 }, () => `${random.between(-120, 120)} ${random.between(4, 112)}`);
    return path(`M${points[0]}C${points.slice(1, 4).join(" ")}S${points[4]} ${random.between(-60, 60)} 60`, {
      stroke: random.pick([accent, colors.clay, colors.rose]),
      width: 6,
    });
  });
  return [
    path("M-190 130V-160H190V130", { stroke: main, width: 22 }),
    rect(-190, -118, 380, 14, { fill: soft }),
    rect(-44, -134, 88, 60, { fill: main, r: 8 }),
    path("M-16 -74H16L6 -46H-6Z", { fill: accent }),
    path("M0 -46V10", { stroke: accent, width: 4 }),
    ...strands,
    rect(-158, 112, 316, 22, { fill: main, r: 5 }),
    rect(-214, 134, 428, 34, { fill: night, r: 8 }),
  ].join("");
};

export const devices = { robot, circuit, synth, headphones, print };
