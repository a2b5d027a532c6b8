import type { Motif } from "./poster-motifs";
import { circle, ellipse, fixed, group, line, path, rect, smooth } from "./svg";

const turn = Math.PI * 2;

const film: Motif = ({ main, accent, soft, ground }) => {
  const holes = Array.from({ length: 5 }, (_, at) => {
    const angle = (at / 5) * turn - Math.PI / 2;
    return circle(Math.cos(angle) * 92 - 20, Math.sin(angle) * 92 - 20, 36, { fill: ground });
  });
  const frames = Array.from({ length: 7 }, (_, at) =>
    rect(-196 + at * 62, 158, 34, 26, { fill: ground, r: 4 }),
  );
  return [
    rect(-220, 140, 470, 62, { fill: accent }),
    ...frames,
    circle(-20, -20, 160, { fill: main }),
    circle(-20, -20, 160, { stroke: soft, width: 6 }),
    ...holes,
    circle(-20, -20, 18, { fill: ground }),
  ].join("");
};

const mic: Motif = ({ main, accent, soft, ground }) => {
  const waves = [150, 186, 222].map((r, at) =>
    path(`M${-r * 0.72} ${-r * 0.7 - 20}A${r} ${r} 0 0 0 ${-r * 0.72} ${r * 0.7 - 20}`, {
      stroke: at === 1 ? accent : soft,
      width: 9,
    }),
  );
  const mirrored = group("scale(-1 1)", waves.join(""));
  const grille = [-90, -62, -34, -6].map((y) => line(-52, y, 52, y, ground, 5));
  return [
    ...waves,
    mirrored,
    rect(-68, -150, 136, 220, { fill: main, r: 68 }),
    ...grille,
    path("M-104 -10A104 104 0 0 0 104 -10M0 94V168M-66 176H66", { stroke: main, width: 14 }),
  ].join("");
};

const music: Motif = ({ main, accent, soft }, random) => {
  const rows = Array.from({ length: 11 }, (_, row) => {
    const y = -150 + row * 30;
    const calm = 1 - Math.abs(row - 5) / 6;
    const points = Array.from({ length: 25 }, (_, at): [number, number] => {
      const middle = Math.exp(-(((at - 12) / 6) ** 2));
      return [-216 + at * 18, y - middle * calm * random.between(6, 74)];
    });
    return path(smooth(points), {
      stroke: row === 5 ? accent : row % 2 ? soft : main,
      width: row === 5 ? 9 : 5,
    });
  });
  return rows.join("");
};

const chess: Motif = ({ main, accent, soft }) => {
  const board = Array.from({ length: 16 }, (_, at) => {
    const [column, row] = [at % 8, Math.floor(at / 8)];
    return rect(-208 + column * 52, 128 + row * 42, 52, 42, { fill: (column + row) % 2 ? soft : accent });
  });
  const knight =
    "M-86 118C-84 58 -52 22 -22 -8C-44 4 -62 4 -80 14C-98 26 -118 10 -112 -10C-104 -38 -84 -48 -72 -74C-64 -98 -52 -112 -30 -124L-26 -166L2 -136C58 -124 92 -78 98 -20C102 28 92 78 100 118Z";
  return [
    ...board,
    path(knight, { fill: main }),
    circle(-40, -76, 9, { fill: soft }),
    path("M34 -112C66 -82 74 -36 66 40M8 -120C36 -94 46 -60 44 -20", { stroke: soft, width: 5 }),
    rect(-112, 112, 236, 22, { fill: main, r: 8 }),
  ].join("");
};

const mask: Motif = ({ main, accent, ground }) => {
  const face = (fill: string, mouth: string) =>
    [
      path("M-84 -96C-40 -116 40 -116 84 -96C92 10 64 92 0 116C-64 92 -92 10 -84 -96Z", { fill }),
      path("M-58 -34C-46 -52 -26 -52 -16 -34M16 -34C26 -52 46 -52 58 -34", { stroke: ground, width: 12 }),
      path(mouth, { fill: ground }),
    ].join("");
  return [
    group("translate(74 30) rotate(12)", face(accent, "M-44 64C-28 28 28 28 44 64C24 50 -24 50 -44 64Z")),
    group("translate(-70 -24) rotate(-10)", face(main, "M-50 16C-30 30 30 30 50 16C40 70 -40 70 -50 16Z")),
  ].join("");
};

const pencil: Motif = ({ main, accent, soft }, random) => {
  const scribble = Array.from({ length: 46 }, (_, at): [number, number] => {
    const angle = at * 0.62;
    const r = 30 + at * 2.7 + random.between(-16, 16);
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.9];
  });
  return [
    circle(0, 0, 168, { fill: soft }),
    path(smooth(scribble), { stroke: main, width: 5 }),
    group(
      "translate(120 -120) rotate(45)",
      [
        rect(-17, -150, 34, 190, { fill: accent }),
        path("M-17 40H17L0 84Z", { fill: soft }),
        path("M-6 68L0 84L6 68Z", { fill: main }),
        rect(-17, -168, 34, 20, { fill: main, r: 4 }),
      ].join(""),
    ),
  ].join("");
};

const heart: Motif = ({ main, accent, soft }) =>
  [
    ellipse(0, 176, 150, 14, { fill: soft }),
    path(
      "M0 150C-190 30 -178 -128 -78 -134C-36 -136 -10 -108 0 -82C10 -108 36 -136 78 -134C178 -128 190 30 0 150Z",
      {
        fill: main,
      },
    ),
    path(`M-210 4H${fixed(-74)}L-46 -52L-4 62L34 -24L54 4H210`, { stroke: accent, width: 11 }),
  ].join("");

export const arts = { film, mic, music, chess, mask, pencil, heart };
