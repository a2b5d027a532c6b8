import { lettering } from "./lettering";
import { moods } from "./palette";
import { type Brief, landscape } from "./scene";
import { circle, ellipse, group, line, path, rect } from "./svg";

export function logos({ random }: Brief) {
  const cells = random.shuffle([0, 1, 2, 3]).map((at, place) => {
    const mood = moods[[0, 5, 3, 6][place] ?? 0] ?? moods[0];
    if (!mood) return "";
    const [x, y] = [(place % 2) * 480, Math.floor(place / 2) * 320];
    const marks = [
      [1, 2, 3, 4]
        .map((r) =>
          path(`M${-r * 22} ${r * 14}A${r * 24} ${r * 24} 0 0 1 ${r * 22} ${r * 14}`, {
            stroke: mood.main,
            width: 13,
          }),
        )
        .join("") + circle(0, 30, 13, { fill: mood.accent }),
      [22, 52, 84, 40, 92, 56, 26]
        .map((half, bar) =>
          line(bar * 24 - 72, -half, bar * 24 - 72, half, bar === 3 ? mood.accent : mood.main, 14),
        )
        .join(""),
      circle(0, 0, 84, { fill: mood.main }) +
        path("M-54 8C-36 -46 -18 -46 0 8S36 62 54 8", { stroke: mood.accent, width: 15 }),
      rect(-80, -54, 160, 108, { stroke: mood.main, width: 13, r: 28 }) +
        ellipse(-30, 0, 24, 24, { fill: mood.accent }) +
        path("M24 -18H50M24 6H50", { stroke: mood.main, width: 10 }),
    ];
    return (
      rect(x, y, 480, 320, { fill: mood.ground }) +
      group(`translate(${x + 240} ${y + 160})`, marks[at] ?? "") +
      lettering(String(place + 1), { x: x + 30, y: y + 52, size: 20, color: mood.ink })
    );
  });
  return { ...landscape, body: cells.join("") };
}
