import { squaredPaper } from "./diagram-parts";
import { lettering } from "./lettering";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, fixed, line, path, rect } from "./svg";

const { width, height } = landscape;

export const plans: Scenes = {
  "plan campus": campusPlan,
  "plan route": route,
};

function campusPlan({ random }: Brief) {
  const blocks = [
    [90, 80, 190, 120, "A"],
    [330, 60, 150, 190, "B"],
    [560, 90, 280, 110, "C"],
    [110, 330, 140, 200, "D"],
    [620, 360, 230, 170, "E"],
  ] as const;
  const buildings = blocks.map(
    ([x, y, w, h, name], at) =>
      rect(x, y, w, h, {
        fill: [colors.blush, colors.straw, colors.haze][at % 3],
        stroke: colors.edge,
        width: 3,
        r: 6,
      }) +
      lettering(name, { x: x + w / 2, y: y + h / 2 + 14, size: 28, color: colors.muted, anchor: "middle" }),
  );
  const trees = Array.from({ length: 26 }, () =>
    circle(random.between(300, 580), random.between(300, 540), random.between(9, 20), {
      fill: random.pick([colors.leaf, colors.sage]),
    }),
  );
  const points = Array.from({ length: 12 }, () => {
    const [x, y] = [random.between(70, 890), random.between(60, 580)];
    return (
      path(
        `M${fixed(x)} ${fixed(y)}C${fixed(x - 26)} ${fixed(y - 30)} ${fixed(x - 18)} ${fixed(y - 54)} ${fixed(x)} ${fixed(y - 54)}C${fixed(x + 18)} ${fixed(y - 54)} ${fixed(x + 26)} ${fixed(y - 30)} ${fixed(x)} ${fixed(y)}Z`,
        { fill: colors.blue },
      ) + circle(x, y - 34, 8, { fill: colors.surface })
    );
  });
  return {
    ...landscape,
    body: [
      rect(0, 0, width, height, { fill: "#e9efe0" }),
      path(
        "M-20 280C240 250 420 300 560 262S860 300 980 250M520 -20C540 200 520 400 580 660M40 660C120 560 260 580 300 300",
        { stroke: colors.surface, width: 34 },
      ),
      ...trees,
      ...buildings,
      ...points,
    ].join(""),
  };
}

function route({ random }: Brief) {
  const stops: [number, number][] = [
    [90, 500],
    [210, 440],
    [330, 450],
    [450, 350],
    [570, 330],
    [690, 220],
    [830, 150],
  ];
  const track = `M${stops.map(([x, y]) => `${x} ${y}`).join("L")}`;
  const chosen = random.whole(2, 4);
  const second = "M120 130C260 160 360 250 450 350S640 520 820 540";
  const dots = stops.map(
    ([x, y], at) =>
      circle(x, y, at === chosen ? 24 : 15, {
        fill: at === chosen ? colors.brick : colors.surface,
        stroke: at === chosen ? colors.surface : colors.green,
        width: 7,
      }) + lettering(String(at + 1), { x: x + 26, y: y + 46, size: 19, color: colors.ink }),
  );
  const river = path("M-20 300C180 220 300 360 480 470S760 600 980 420", { stroke: colors.haze, width: 76 });
  return {
    ...landscape,
    body: [
      squaredPaper("#faf7ee"),
      river,
      path(second, { stroke: colors.ochre, width: 10 }),
      path(track, { stroke: colors.green, width: 14 }),
      ...dots,
      line(70, 596, 190, 596, colors.edge, 4),
      path("M70 586V606M190 586V606", { stroke: colors.edge, width: 4 }),
    ].join(""),
  };
}
