import { arrow, box, inks, squaredPaper } from "./diagram-parts";
import { lettering } from "./lettering";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, line, path, rect } from "./svg";

const { width } = landscape;

export const diagrams: Scenes = {
  "diagram flow": flow,
  "diagram git": git,
  "diagram network": network,
  "diagram states": states,
};

function flow({ words }: Brief) {
  const step = width / words.length;
  const y = (at: number) => (at % 2 ? 420 : 200);
  const x = (at: number) => step * (at + 0.5);
  const parts = words.map((word, at) => {
    const next =
      at + 1 < words.length
        ? arrow(
            x(at) + 34,
            y(at) + (at % 2 ? -74 : 74),
            x(at + 1) - 34,
            y(at + 1) + (at % 2 ? 74 : -74),
            at % 2 ? 30 : -30,
          )
        : "";
    return box(x(at), y(at), step - 28, 140, word, at) + next;
  });
  const back = path(
    `M${x(words.length - 1)} ${y(words.length - 1) + 66}C${x(words.length - 1)} 640 ${x(0)} 640 ${x(0)} 290`,
    { stroke: colors.edge, width: 3, more: 'stroke-dasharray="4 12"' },
  );
  return { ...landscape, body: [squaredPaper(), back, ...parts].join("") };
}

function git({ random }: Brief) {
  const main = Array.from({ length: 8 }, (_, at) => 110 + at * 106);
  const from = random.whole(1, 2);
  const fork = main[from] ?? 0;
  const side = [1, 2, 3].map((at) => fork + at * 112);
  const lost = [1, 2].map((at) => fork + 40 + at * 96);
  return {
    ...landscape,
    body: [
      squaredPaper("#fbf9f4"),
      path(`M60 330H900`, { stroke: colors.green, width: 9 }),
      path(
        `M${fork} 330C${fork + 50} 330 ${fork + 50} 190 ${side[0]} 190H${side[2]}C${(side[2] ?? 0) + 60} 190 ${(side[2] ?? 0) + 60} 330 ${(side[2] ?? 0) + 110} 330`,
        { stroke: colors.blue, width: 9 },
      ),
      path(`M${fork} 330C${fork + 40} 330 ${fork + 60} 470 ${lost[0]} 470H${lost[1]}`, {
        stroke: colors.edge,
        width: 6,
        more: 'stroke-dasharray="3 16"',
      }),
      ...main.map((x) => circle(x, 330, 20, { fill: colors.surface, stroke: colors.green, width: 8 })),
      ...side.map((x) => circle(x, 190, 20, { fill: colors.surface, stroke: colors.blue, width: 8 })),
      ...lost.map((x, at) =>
        circle(x, 470, 20, {
          fill: at ? colors.brick : colors.surface,
          stroke: at ? colors.brick : colors.edge,
          width: 8,
        }),
      ),
      lettering("main", { x: 60, y: 400, size: 20, color: colors.green }),
      lettering("branch", { x: (side[0] ?? 0) - 20, y: 146, size: 20, color: colors.blue }),
      lettering("?", { x: (lost[1] ?? 0) + 46, y: 484, size: 30, color: colors.brick, weight: 1.5 }),
    ].join(""),
  };
}

function network({ words }: Brief) {
  const [hub = "", ...around] = [...words].reverse();
  const spots: [number, number][] = [
    [190, 170],
    [480, 130],
    [770, 170],
  ];
  const parts = around.map((word, at) => {
    const [x, y] = spots[at] ?? [480, 130];
    return line(x, y + 40, 480, 360, inks[at] ?? colors.ink, 5) + box(x, y, 240, 110, word, at);
  });
  return {
    ...landscape,
    body: [
      squaredPaper(),
      path("M480 420V540", { stroke: colors.brick, width: 5 }),
      ...parts,
      path("M330 330L400 286H630L560 330Z", { fill: "#d9a98c" }),
      path("M560 330L630 286V420L560 464Z", { fill: "#b17f63" }),
      rect(330, 330, 230, 134, { fill: colors.clay }),
      lettering(hub, { x: 445, y: 408, size: 19, color: colors.surface, anchor: "middle", weight: 1.4 }),
      circle(480, 566, 34, { fill: colors.slate }),
      circle(480, 566, 12, { fill: colors.surface }),
    ].join(""),
  };
}

function states({ words }: Brief) {
  const spots: [number, number][] = [
    [170, 480],
    [370, 240],
    [590, 430],
    [790, 170],
  ];
  const links = words.slice(1).map((_, at) => {
    const [[x1, y1], [x2, y2]] = [spots[at] ?? [0, 0], spots[at + 1] ?? [0, 0]];
    const up = y2 < y1;
    return arrow(x1 + 50, y1 + (up ? -48 : 48), x2 - 60, y2 + (up ? 48 : -48), up ? 26 : -26);
  });
  const boxes = words.map((word, at) => box(spots[at]?.[0] ?? 0, spots[at]?.[1] ?? 0, 210, 110, word, at));
  return {
    ...landscape,
    body: [squaredPaper("#fbf9f4"), ...links, arrow(740, 210, 250, 500, -180), ...boxes].join(""),
  };
}
