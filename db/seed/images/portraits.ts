import type { Random } from "../random";
import { drawFace, type Face, side } from "./face";
import { lettering } from "./lettering";
import { colors, moods } from "./palette";
import { circle, type Drawing, group, path, rect } from "./svg";

/** A person's avatar: the face they chose, or else a mark. */
export function portrait(face: Face | undefined, random: Random): Drawing {
  return { width: side, height: side, body: face ? drawFace(face, random) : mark(random) };
}

/** A company's avatar: its initials in the alphabet of one line, over a shape. */
export function monogram(name: string, random: Random): Drawing {
  const mood = random.pick(moods);
  const words = name.replace(/^La /, "").split(" ");
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join("") : name.slice(0, 2);
  const shape = random.pick([
    circle(160, 160, 122, { fill: mood.main }),
    rect(50, 50, 220, 220, { fill: mood.main, r: 44 }),
    path("M160 34L280 160L160 286L40 160Z", { fill: mood.main }),
  ]);
  const ink = mood.main === colors.straw || mood.main === colors.ochre ? mood.ground : colors.paper;
  const text = lettering(letters, {
    x: 160,
    y: 192,
    size: 64,
    color: ink,
    weight: 1.7,
    anchor: "middle",
    tracking: 3,
  });
  return { width: side, height: side, body: rect(0, 0, side, side, { fill: mood.soft }) + shape + text };
}

/** A drawing in place of a face: hills, a plant, waves, tiles. */
function mark(random: Random): string {
  const mood = random.pick(moods);
  const hills =
    circle(220, 104, 44, { fill: mood.accent }) +
    path("M0 220C60 150 130 150 190 206S290 220 320 180V320H0Z", { fill: mood.soft }) +
    path("M0 270C90 210 200 290 320 236V320H0Z", { fill: mood.main });
  const plant = [-50, -18, 16, 50]
    .map((angle) =>
      group(
        `translate(160 300) rotate(${angle})`,
        path("M0 0C-50 -60 -40 -160 0 -220C40 -160 50 -60 0 0Z", {
          fill: angle % 4 ? mood.main : mood.accent,
        }) + path("M0 -10V-190", { stroke: mood.soft, width: 5 }),
      ),
    )
    .join("");
  const waves = Array.from({ length: 7 }, (_, at) =>
    path(`M-20 ${50 + at * 40}q45 -40 90 0t90 0t90 0t90 0`, {
      stroke: at % 3 === 1 ? mood.accent : mood.main,
      width: 14,
    }),
  ).join("");
  const tiles = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [(at % 4) * 80, Math.floor(at / 4) * 80];
    const turn = random.whole(0, 3) * 90;
    return group(
      `rotate(${turn} ${x + 40} ${y + 40})`,
      path(`M${x} ${y}H${x + 80}A80 80 0 0 1 ${x} ${y + 80}Z`, { fill: at % 3 ? mood.main : mood.accent }),
    );
  }).join("");
  const rings =
    [140, 108, 76, 44]
      .map((r, at) => circle(160, 160, r, { fill: at % 2 ? mood.soft : mood.main }))
      .join("") + circle(160, 160, 16, { fill: mood.accent });
  return rect(0, 0, side, side, { fill: mood.ground }) + random.pick([hills, plant, waves, tiles, rings]);
}
