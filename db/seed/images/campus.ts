import { indoors } from "./campus-indoors";
import { framed } from "./landscapes";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, ellipse, fixed, line, path, rect } from "./svg";

const { width, height } = landscape;
type Hour = { sky: string; wall: string; ground: string; shade: string; leaf: string; far: string };

export const campus: Scenes = {
  ...indoors,
  "campus yard": (brief) => framed(yard(brief)),
  "landscape rain": (brief) => framed([...yard(brief, wet), ...rain(brief)]),
  "campus facade": (brief) => framed(facade(brief)),
};

const wet: Hour = {
  sky: "#c3ccd0",
  wall: "#a9b0ae",
  ground: "#8e9a9c",
  shade: "#76858a",
  leaf: "#557a64",
  far: "#aab8b4",
};
const hours: Hour[] = [
  { sky: "#f6e3c4", wall: "#e2c9a4", ground: "#e9d3a8", shade: "#c9a877", leaf: "#6f9a5e", far: "#e3b98d" },
  {
    sky: colors.haze,
    wall: "#dfe0d8",
    ground: "#e7e2d3",
    shade: "#c8c4b4",
    leaf: colors.leaf,
    far: "#bcd0cf",
  },
  { sky: "#f3cfb5", wall: "#d9a98c", ground: "#e0b08b", shade: "#b17f63", leaf: "#66804f", far: "#d99d7c" },
  { sky: "#e4ecd7", wall: "#d6d9c0", ground: "#e5e3c6", shade: "#bfc49b", leaf: "#4f8a5b", far: "#bcd0a8" },
];

/** The covered yard: a roof on pillars, plane trees behind it, the shadows of both on the ground. */
function yard({ random }: Brief, hour = random.pick(hours)): string[] {
  const { sky, wall, ground, shade, leaf, far } = hour;
  const trees = [random.between(130, 200), random.between(420, 500), random.between(720, 800)].map((x) => {
    const crown = Array.from({ length: 10 }, () =>
      circle(x + random.between(-74, 74), 214 + random.between(-58, 52), random.between(34, 58), {
        fill: leaf,
        opacity: 0.9,
      }),
    );
    const bark = Array.from({ length: 4 }, () =>
      ellipse(x + random.between(-9, 9), random.between(300, 400), 5, 9, { fill: wall }),
    );
    return (
      path(
        `M${fixed(x - 15)} 430C${fixed(x - 8)} 360 ${fixed(x - 10)} 300 ${fixed(x - 5)} 230H${fixed(x + 7)}C${fixed(x + 9)} 300 ${fixed(x + 8)} 360 ${fixed(x + 17)} 430Z`,
        { fill: "#8d7a62" },
      ) +
      bark.join("") +
      crown.join("")
    );
  });
  const pillars = [70, 340, 610, 880].map(
    (x) =>
      path(`M${x - 13} 560L${x + 90} ${height}H${x + 144}L${x + 13} 560Z`, { fill: shade }) +
      rect(x - 13, 96, 26, 466, { fill: "#6b4a34" }) +
      path(`M${x} 190L${x - 66} 106M${x} 190L${x + 66} 106`, { stroke: "#6b4a34", width: 12 }),
  );
  const beams = Array.from({ length: 9 }, (_, at) => line(at * 120 - 10, 0, at * 120 + 26, 82, "#3c2a1e", 9));
  const bench =
    rect(660, 500, 170, 12, { fill: "#6b4a34", r: 3 }) +
    rect(676, 512, 10, 40, { fill: "#6b4a34" }) +
    rect(802, 512, 10, 40, { fill: "#6b4a34" });
  return [
    rect(0, 0, width, height, { fill: sky }),
    rect(0, 250, width, 190, { fill: far }),
    ...Array.from({ length: 8 }, (_, at) => rect(40 + at * 120, 290, 44, 74, { fill: sky, r: 3 })),
    ...trees,
    rect(0, 430, width, 210, { fill: ground }),
    path(`M0 470H${width}V486H0Z`, { fill: shade, opacity: 0.5 }),
    ...pillars,
    bench,
    rect(0, 0, width, 84, { fill: "#4d3626" }),
    ...beams,
    rect(0, 82, width, 18, { fill: "#6b4a34" }),
  ];
}

function rain({ random }: Brief): string[] {
  const drops = Array.from({ length: 130 }, () => {
    const [x, y] = [random.between(-20, width), random.between(100, 540)];
    const long = random.between(14, 34);
    return line(x, y, x - long * 0.16, y + long, "#e9f0f2", random.between(1.4, 2.8));
  });
  const puddles = [
    [250, 596, 120],
    [640, 610, 150],
    [470, 560, 70],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      ellipse(x, y, r, r / 6.5, { fill: "#b4c3c8" }) +
      ellipse(x + 8, y, r * 0.5, r / 14, { stroke: "#e9f0f2", width: 2 }),
  );
  return [...puddles, ...drops];
}

function facade({ random }: Brief): string[] {
  const panes = Array.from({ length: 60 }, (_, at) => {
    const [column, row] = [at % 10, Math.floor(at / 10)];
    const fill = random.pick([colors.haze, colors.sky, "#b9d0dc", "#d9e5e4", colors.straw]);
    return rect(150 + column * 67, 46 + row * 84, 61, 78, { fill });
  });
  const steps = Array.from({ length: 6 }, (_, at) =>
    rect(330 - at * 34, 560 + at * 14, 300 + at * 68, 14, { fill: at % 2 ? "#cfc7b6" : "#ddd6c7" }),
  );
  const glare = [220, 480, 640].map((x) =>
    path(`M${x} 46L${x - 120} 550H${x - 60}L${x + 60} 46Z`, { fill: colors.surface, opacity: 0.28 }),
  );
  return [
    rect(0, 0, width, height, { fill: "#eadfca" }),
    rect(0, 552, width, 88, { fill: "#d3cab7" }),
    rect(134, 30, 692, 530, { fill: colors.slate }),
    ...panes,
    ...glare,
    rect(400, 430, 160, 130, { fill: colors.slate }),
    rect(408, 438, 70, 122, { fill: colors.straw }),
    rect(482, 438, 70, 122, { fill: colors.straw }),
    ...steps,
    circle(66, 470, 60, { fill: colors.leaf }),
    circle(92, 430, 46, { fill: colors.green }),
    rect(68, 500, 14, 66, { fill: "#6b4a34" }),
    circle(890, 480, 56, { fill: colors.leaf }),
    rect(884, 510, 12, 56, { fill: "#6b4a34" }),
  ];
}
