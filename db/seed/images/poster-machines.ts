import type { Motif } from "./poster-motifs";
import { circle, ellipse, group, line, path, rect } from "./svg";
import { robotBody } from "./things-tech";

const robot: Motif = ({ main, accent, soft, ground }) =>
  [circle(0, -6, 190, { fill: soft }), robotBody({ body: main, wheel: accent, eye: ground })].join("");

const bike: Motif = ({ main, accent, soft }) => {
  const wheel = (x: number) => {
    const spokes = Array.from({ length: 6 }, (_, at) => {
      const angle = (at * Math.PI) / 6;
      const [dx, dy] = [Math.cos(angle) * 84, Math.sin(angle) * 84];
      return line(x - dx, 70 - dy, x + dx, 70 + dy, soft, 3);
    });
    return spokes.join("") + circle(x, 70, 88, { stroke: main, width: 11 });
  };
  return [
    ellipse(0, 166, 210, 10, { fill: soft }),
    wheel(-118),
    wheel(118),
    path("M-118 70L-52 -52H72L-4 70ZM-52 -52L-4 70M-66 -82L-52 -52M118 70L72 -52L62 -96H96", {
      stroke: accent,
      width: 12,
    }),
    path("M-98 -86H-40", { stroke: main, width: 15 }),
    path("M88 -72H150L138 -18H98Z", { fill: main }),
    circle(-4, 70, 17, { fill: main }),
  ].join("");
};

const code: Motif = ({ main, accent, soft, ground }, random) => {
  const stars = Array.from({ length: 26 }, () =>
    circle(random.between(-210, 210), random.between(-190, 190), random.between(1.5, 4.5), { fill: soft }),
  );
  return [
    ...stars,
    circle(0, -10, 118, { fill: accent }),
    circle(46, -36, 106, { fill: ground }),
    path(
      "M-128 -170C-176 -170 -166 -114 -166 -80C-166 -40 -180 -12 -212 -10C-180 -8 -166 20 -166 60C-166 94 -176 150 -128 150",
      {
        stroke: main,
        width: 15,
      },
    ),
    path(
      "M128 -170C176 -170 166 -114 166 -80C166 -40 180 -12 212 -10C180 -8 166 20 166 60C166 94 176 150 128 150",
      {
        stroke: main,
        width: 15,
      },
    ),
  ].join("");
};

const lantern: Motif = ({ main, accent, soft, ground }) => {
  const rays = Array.from({ length: 12 }, (_, at) =>
    group(`rotate(${at * 30})`, line(0, -168, 0, -204, accent, 8)),
  );
  return [
    group("translate(0 10)", rays.join("")),
    circle(0, 10, 140, { fill: soft }),
    path("M-36 -104C-36 -150 36 -150 36 -104", { stroke: main, width: 10 }),
    rect(-66, -104, 132, 26, { fill: main, r: 8 }),
    path("M-56 -78H56L76 92H-76Z", { fill: accent }),
    path("M0 74C-44 44 -18 16 0 -34C18 16 44 44 0 74Z", { fill: ground }),
    path("M-56 -78L-76 92M56 -78L76 92M0 -78V-34", { stroke: main, width: 8 }),
    rect(-92, 92, 184, 34, { fill: main, r: 8 }),
  ].join("");
};

const plate: Motif = ({ main, accent, soft, ground }) =>
  [
    circle(0, 0, 176, { fill: soft }),
    circle(0, 0, 118, { fill: ground }),
    circle(0, 0, 118, { stroke: main, width: 5 }),
    path("M-200 -150V-70A22 22 0 0 0 -156 -70V-150M-178 -150V180", { stroke: main, width: 11 }),
    path("M186 180V-150C150 -130 148 -40 158 10H186", { stroke: main, width: 11 }),
    path("M-58 30C-60 -36 60 -36 58 30Z", { fill: accent }),
    path("M-70 34H70", { stroke: main, width: 11 }),
    group(
      "translate(74 -96) rotate(18)",
      rect(-52, -30, 112, 60, { fill: main, r: 8 }) +
        circle(-34, 0, 8, { fill: soft }) +
        path("M-8 -6H40M-8 10H24", { stroke: soft, width: 6 }),
    ),
  ].join("");

export const machines = { robot, bike, code, lantern, plate };
