import { halls, wood } from "./campus-halls";
import { framed } from "./landscapes";
import { colors } from "./palette";
import { plantIn } from "./plants";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, group, path, rect } from "./svg";

export const indoors: Scenes = {
  ...halls,
  "campus workshop": () => framed(workshop()),
  "campus desk": (brief) => framed(desk(brief)),
  "campus window": (brief) => framed(windowSill(brief)),
};

const { width, height } = landscape;

function windowPane(x: number, y: number, w: number, h: number): string {
  return [
    rect(x - 14, y - 14, w + 28, h + 28, { fill: colors.surface }),
    rect(x, y, w, h, { fill: colors.haze }),
    circle(x + w * 0.3, y + h, h * 0.42, { fill: colors.sage }),
    circle(x + w * 0.75, y + h, h * 0.34, { fill: colors.leaf }),
    `<path d="M${x} ${y + h}H${x + w}V${y + h * 1.5}H${x}Z" fill="#ead9be"/>`,
    rect(x + w / 2 - 5, y, 10, h, { fill: colors.surface }),
    rect(x, y + h * 0.44, w, 9, { fill: colors.surface }),
  ].join("");
}

function desk({ random }: Brief): string[] {
  return [
    rect(0, 0, width, height, { fill: "#ead9be" }),
    windowPane(560, 70, 280, 300),
    rect(546, 376, 308, 20, { fill: colors.surface }),
    rect(0, 396, width, 244, { fill: "#ead9be" }),
    rect(0, 470, width, 24, { fill: wood }),
    rect(0, 494, width, 146, { fill: "#a67a4c" }),
    path("M150 470V410C150 372 180 352 222 352C264 352 294 372 294 410V470Z", { fill: colors.brick }),
    path("M294 398C330 392 332 366 350 360M222 352V336M176 366C170 318 274 318 268 366", {
      stroke: colors.slate,
      width: 11,
    }),
    rect(380, 420, 44, 50, { fill: colors.green, r: 6 }),
    path("M424 432H440V456H424", { stroke: colors.green, width: 8 }),
    ...[0, 1, 2, 3].map((at) =>
      rect(474 + (at % 2) * 6, 458 - at * 10, 130, 9, { fill: at === 3 ? colors.surface : colors.wash }),
    ),
    group("translate(786 410) scale(.62)", plantIn("basil", random)),
  ];
}

function windowSill({ random }: Brief): string[] {
  return [
    rect(0, 0, width, height, { fill: "#e4ddd0" }),
    windowPane(290, 50, 380, 380),
    rect(262, 446, 436, 24, { fill: colors.surface }),
    rect(0, 470, width, 170, { fill: "#e4ddd0" }),
    rect(90, 540, 780, 20, { fill: wood }),
    rect(130, 560, 20, 80, { fill: "#a67a4c" }),
    rect(810, 560, 20, 80, { fill: "#a67a4c" }),
    group("translate(400 392) scale(.5)", plantIn(random.pick(["monstera", "fern"]), random)),
    path("M600 540L560 430L640 396", { stroke: colors.slate, width: 9 }),
    path("M620 372L690 400L654 436Z", { fill: colors.ochre }),
    rect(200, 520, 150, 20, { fill: colors.blue, r: 3 }),
    rect(214, 502, 130, 18, { fill: colors.brick, r: 3 }),
  ];
}

function workshop(): string[] {
  const holes = Array.from({ length: 120 }, (_, at) =>
    circle(70 + (at % 20) * 43, 66 + Math.floor(at / 20) * 50, 3.4, { fill: "#b98d5e" }),
  );
  const tools = [
    path("M150 90V240M120 90H180", { stroke: colors.slate, width: 22 }),
    path("M270 90V180", { stroke: colors.brick, width: 26 }) +
      path("M270 180V262", { stroke: colors.edge, width: 9 }),
    path("M380 96C350 130 360 160 380 176V262M380 96C410 130 400 160 380 176", {
      stroke: colors.blue,
      width: 14,
    }),
    circle(510, 140, 46, { stroke: colors.green, width: 17 }) +
      path("M510 186V262", { stroke: colors.slate, width: 13 }),
    path("M620 90L700 250M700 90L620 250", { stroke: colors.slate, width: 12 }) +
      circle(662, 172, 9, { fill: colors.ochre }),
    rect(770, 96, 110, 150, { fill: colors.ochre, r: 8 }) +
      path("M790 130H860M790 160H860M790 190H840", { stroke: colors.slate, width: 7 }),
  ];
  return [
    rect(0, 0, width, height, { fill: "#dfe0d8" }),
    rect(44, 36, 872, 320, { fill: "#d9bd92", r: 8 }),
    ...holes,
    ...tools,
    rect(0, 470, width, 30, { fill: wood }),
    rect(0, 500, width, 140, { fill: "#8a6238" }),
    rect(110, 430, 120, 40, { fill: colors.slate, r: 4 }),
    path("M230 444C300 430 320 400 360 420L440 462", { stroke: colors.slate, width: 8 }),
    path("M430 452L482 470", { stroke: colors.ochre, width: 13 }),
    rect(560, 420, 150, 50, { fill: colors.green, r: 4 }),
    ...[0, 1, 2].map((at) => circle(590 + at * 44, 444, 9, { fill: at === 1 ? colors.brick : colors.straw })),
    circle(810, 446, 24, { stroke: colors.edge, width: 13 }),
  ];
}
