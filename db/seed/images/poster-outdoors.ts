import { colors } from "./palette";
import type { Motif } from "./poster-motifs";
import { circle, ellipse, group, line, path, rect, smooth } from "./svg";

const tree: Motif = ({ main: usual, accent, soft }, random) => {
  const main = usual === colors.night ? colors.green : usual;
  const crown = Array.from({ length: 16 }, (_, at) => {
    const angle = (at / 16) * Math.PI * 2;
    return circle(Math.cos(angle) * 104, -56 + Math.sin(angle) * 88, random.between(44, 62), { fill: main });
  });
  const flags = Array.from({ length: 9 }, (_, at) => {
    const x = -224 + at * 56;
    const y = 40 + Math.sin((at / 8) * Math.PI) * 46;
    return path(`M${x - 18} ${y}H${x + 18}L${x} ${y + 36}Z`, { fill: at % 2 ? accent : soft });
  });
  const spots = Array.from({ length: 22 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const r = random.between(0, 118);
    return circle(Math.cos(angle) * r, -56 + Math.sin(angle) * r * 0.86, random.between(5, 11), {
      fill: soft,
      opacity: 0.55,
    });
  });
  return [
    ellipse(0, 188, 200, 12, { fill: soft }),
    path("M-17 186C-8 110 -10 60 -14 0H14C10 60 8 110 17 186Z", { fill: accent }),
    circle(0, -56, 116, { fill: main }),
    ...crown,
    ...spots,
    path("M-236 36C-150 96 150 96 236 36", { stroke: accent, width: 4 }),
    ...flags,
  ].join("");
};

const globe: Motif = ({ main, accent, soft }) => {
  const meridians = [50, 105, 148].map((rx) => ellipse(0, 0, rx, 164, { stroke: soft, width: 5 }));
  const parallels = [-110, -58, 0, 58, 110].map((y) => {
    const half = Math.sqrt(164 ** 2 - y ** 2);
    return line(-half, y, half, y, soft, 5);
  });
  return [
    circle(0, 0, 164, { fill: main }),
    ...meridians,
    ...parallels,
    group("rotate(-24)", ellipse(0, 0, 214, 66, { stroke: accent, width: 9 })),
    circle(-196, 84, 20, { fill: accent }),
  ].join("");
};

const run: Motif = ({ main, accent, soft, ground }) =>
  [
    circle(76, -92, 74, { fill: accent }),
    path("M-224 -20C-150 -76 -96 -68 -30 -36C50 2 110 -56 224 -34V190H-224Z", { fill: soft }),
    path("M-224 50C-120 10 20 60 224 20V190H-224Z", { fill: main }),
    path("M-70 190C-20 130 120 140 84 92C52 58 -30 76 -10 44", { stroke: ground, width: 26 }),
    path("M-70 190C-20 130 120 140 84 92C52 58 -30 76 -10 44", {
      stroke: accent,
      width: 3,
      more: 'stroke-dasharray="10 14"',
    }),
    ...[-170, -130, 168].map(
      (x, at) =>
        path(`M${x} ${70 - at * 8}V${24 - at * 8}`, { stroke: ground, width: 7 }) +
        ellipse(x, 2 - at * 8, 22, 34, { fill: ground }),
    ),
  ].join("");

const wave: Motif = ({ main, accent, soft }) => {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = -16 + row * 32;
    const points = Array.from({ length: 29 }, (_, at): [number, number] => [
      -224 + at * 16,
      y + Math.sin(at * 0.72 + row * 0.9) * (12 + row * 2),
    ]);
    return path(smooth(points), { stroke: row % 3 === 1 ? soft : main, width: 10 });
  });
  return [
    circle(-70, -96, 66, { fill: accent }),
    ...rows,
    path("M84 -34L126 -34L116 -10H94ZM105 -38V-130L146 -44H105Z", { fill: main }),
  ].join("");
};

const ball: Motif = ({ main, accent, soft, ground }) => {
  const seams = Array.from({ length: 5 }, (_, at) =>
    group(
      `rotate(${at * 72})`,
      line(0, -56, 0, -112, main, 7) + path("M-40 -146L0 -112L40 -146", { stroke: main, width: 7 }),
    ),
  );
  return [
    path("M-30 176L230 118L236 150L20 186Z", { fill: soft }),
    group(
      "translate(-20 0)",
      circle(0, 0, 152, { fill: ground }) +
        circle(0, 0, 152, { stroke: main, width: 9 }) +
        path("M0 -56L53 -17L33 45H-33L-53 -17Z", { fill: accent }) +
        seams.join(""),
    ),
    rect(-224, 182, 448, 7, { fill: main }),
  ].join("");
};

const hands: Motif = ({ main, accent, soft, ground }) =>
  [
    circle(-62, 0, 132, { fill: main }),
    circle(62, 0, 132, { fill: accent }),
    path("M0 -117A132 132 0 0 1 0 117A132 132 0 0 1 0 -117Z", { fill: soft }),
    path("M-24 -6L-4 18L30 -26", { stroke: ground, width: 13 }),
    ...[-1, 1].map((side) =>
      path(`M${side * 206} -96V-150M${side * 178} -112L${side * 156} -160`, { stroke: soft, width: 9 }),
    ),
  ].join("");

export const outdoors = { tree, globe, run, wave, ball, hands };
