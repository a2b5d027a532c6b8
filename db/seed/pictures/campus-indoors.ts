import type { Random } from "../random";
import { framed } from "./landscapes";
import { colors } from "./palette";
import { plantIn } from "./plants";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, ellipse, group, line, path, rect } from "./svg";

const { width, height } = landscape;

export const indoors: Scenes = {
  "campus library": (brief) => framed(library(brief)),
  "campus corridor": () => framed(corridor()),
  "campus amphitheatre": (brief) => framed(amphitheatre(brief)),
  "campus desk": (brief) => framed(desk(brief)),
  "campus window": (brief) => framed(windowSill(brief)),
  "campus workshop": () => framed(workshop()),
};

const wood = "#b98d5e";

function library({ random }: Brief): string[] {
  const paints = [
    colors.green,
    colors.brick,
    colors.blue,
    colors.ochre,
    colors.plum,
    colors.leaf,
    colors.clay,
    colors.slate,
    colors.straw,
  ];
  const chosen = random.whole(0, 3);
  const shelves = Array.from({ length: 4 }, (_, row) => {
    const foot = 150 + row * 140;
    return rect(0, foot, width, 14, { fill: wood }) + booksOn(random, foot, paints, row === chosen);
  });
  return [
    rect(0, 0, width, height, { fill: "#ead9be" }),
    ...shelves,
    ...[0, 316, 634, 946].map((x) => rect(x, 0, 14, height, { fill: "#a67a4c" })),
    group(
      "rotate(9 830 330)",
      [800, 868].map((x) => line(x, 10, x, 640, "#7d5733", 10)).join("") +
        [0, 1, 2, 3, 4, 5].map((at) => line(800, 80 + at * 96, 868, 80 + at * 96, "#7d5733", 8)).join(""),
    ),
  ];
}

function booksOn(random: Random, foot: number, paints: string[], marked: boolean): string {
  const books: string[] = [];
  const special = random.between(330, 520);
  for (let x = 18; x < width - 30; ) {
    const w = random.between(13, 34);
    const tall = random.between(74, 116);
    const isIt = marked && x < special && x + w >= special;
    const lean = random.chance(0.07) ? 9 : 0;
    const spine =
      rect(x, foot - tall, w - 2, tall, { fill: isIt ? colors.surface : random.pick(paints), r: 2 }) +
      rect(x + 3, foot - tall + 14, w - 8, 5, { fill: colors.paper, opacity: 0.65 });
    books.push(lean ? group(`rotate(${lean} ${x} ${foot})`, spine) : spine);
    if (isIt)
      books.push(
        path(`M${x + w / 2} ${foot - tall - 6}V${foot - tall - 26}`, { stroke: colors.brick, width: 5 }) +
          circle(x + w / 2, foot - tall - 30, 8, { fill: colors.brick }),
      );
    x += w + (random.chance(0.05) ? random.between(20, 56) : lean * 2);
  }
  return books.join("");
}

function corridor(): string[] {
  const [cx, cy] = [480, 286];
  const tiles = Array.from({ length: 13 }, (_, at) =>
    line(cx + (at - 6) * 14, cy + 62, -160 + at * 106, height, "#c76c34", 3),
  );
  const rows = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const y = cy + 62 + at ** 2 * 7.6 + at * 4;
    return line(0, y, width, y, "#c76c34", 3);
  });
  const doors = [0, 1, 2].flatMap((at) => {
    const [near, far] = [at * 150 + 40, at * 118 + 118];
    const top = (x: number) => cy - 130 + ((cx - x) / cx) * -118;
    const foot = (x: number) => cy + 62 + ((cx - x) / cx) * 288;
    const left = `M${near} ${foot(near)}V${top(near) + 60}L${far + 20} ${top(far) + 48}V${foot(far + 20)}Z`;
    const sign = circle((near + far) / 2 + 12, top(near) + 36, 15 - at * 3, {
      fill: colors.surface,
      stroke: colors.green,
      width: 5 - at,
    });
    return [
      path(left, { fill: at % 2 ? colors.leaf : colors.green }) + sign,
      group(
        `translate(${width} 0) scale(-1 1)`,
        path(left, { fill: at % 2 ? colors.sky : colors.blue }) + sign,
      ),
    ];
  });
  return [
    rect(0, 0, width, height, { fill: "#f3e8d3" }),
    path(`M0 640V0L${cx - 84} ${cy - 130}V${cy + 62}Z`, { fill: "#eddcc0" }),
    path(`M${width} 640V0L${cx + 84} ${cy - 130}V${cy + 62}Z`, { fill: "#e6d3b4" }),
    path(`M0 0H${width}L${cx + 84} ${cy - 130}H${cx - 84}Z`, { fill: "#faf3e4" }),
    path(`M0 640H${width}L${cx + 84} ${cy + 62}H${cx - 84}Z`, { fill: "#e08f52" }),
    group(
      "",
      `<clipPath id="floor"><path d="M0 640H${width}L${cx + 84} ${cy + 62}H${cx - 84}Z"/></clipPath><g clip-path="url(#floor)">${tiles.join("")}${rows.join("")}</g>`,
    ),
    rect(cx - 84, cy - 130, 168, 192, { fill: colors.haze }),
    rect(cx - 50, cy - 96, 100, 110, { fill: colors.straw }),
    path(`M${cx} ${cy - 96}V${cy + 14}M${cx - 50} ${cy - 40}H${cx + 50}`, {
      stroke: colors.surface,
      width: 5,
    }),
    ...doors,
    ...[0, 1, 2].map((at) => ellipse(cx, 34 + at * 46, 110 - at * 30, 10 - at * 2, { fill: colors.surface })),
  ];
}

function amphitheatre({ random }: Brief): string[] {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const y = 320 + row * 56;
    const seats = Array.from({ length: 15 }, (_, at) => {
      const x = -40 + at * (64 + row * 4) - row * 26;
      return rect(x, y - 34 - row * 2, 46 + row * 4, 44 + row * 3, {
        fill: random.chance(0.12) ? colors.clay : colors.brick,
        r: 10,
      });
    });
    return (
      seats.join("") +
      path(`M-20 ${y + 8}Q480 ${y + 40} 980 ${y + 8}V${y + 26}Q480 ${y + 58} -20 ${y + 26}Z`, {
        fill: row % 2 ? wood : "#a67a4c",
      })
    );
  });
  return [
    rect(0, 0, width, height, { fill: "#ead9be" }),
    rect(0, 0, width, 50, { fill: "#d3bd97" }),
    rect(210, 64, 540, 186, { fill: colors.green, r: 6 }),
    rect(210, 64, 540, 186, { stroke: wood, width: 12, r: 6 }),
    path("M260 200C300 110 330 110 370 180C400 230 430 120 470 130M520 120H690M520 156H640M520 192H670", {
      stroke: colors.surface,
      width: 5,
      opacity: 0.85,
    }),
    rect(420, 246, 120, 40, { fill: "#8a6238", r: 4 }),
    ...rows,
  ];
}

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
