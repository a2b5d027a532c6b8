import type { Random } from "../random";
import { framed } from "./landscapes";
import { colors } from "./palette";
import { type Brief, landscape, type Scenes } from "./scene";
import { circle, ellipse, group, line, path, rect } from "./svg";

const { width, height } = landscape;

/** Rooms for many. */
export const halls: Scenes = {
  "campus library": (brief) => framed(library(brief)),
  "campus corridor": () => framed(corridor()),
  "campus amphitheatre": (brief) => framed(amphitheatre(brief)),
};

export const wood = "#b98d5e";

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
