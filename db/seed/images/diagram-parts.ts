import { lettering, letteringWidth } from "./lettering";
import { colors } from "./palette";
import { landscape } from "./scene";
import { fixed, line, path, rect } from "./svg";

const { width, height } = landscape;

const paints = [colors.mist, colors.straw, colors.haze, colors.blush];

export const inks = [colors.green, "#795000", colors.blue, colors.brick];

/** Squared paper, as in every school bag of the country. */
export function squaredPaper(ground: string = colors.surface): string {
  const across = Array.from({ length: 24 }, (_, at) =>
    line(at * 40 + 20, 0, at * 40 + 20, height, "#e9e6f0", 1),
  );
  const down = Array.from({ length: 16 }, (_, at) =>
    line(0, at * 40 + 20, width, at * 40 + 20, "#e9e6f0", 1),
  );
  return rect(0, 0, width, height, { fill: ground }) + across.join("") + down.join("");
}

export function box(x: number, y: number, w: number, h: number, label: string, at: number): string {
  const size = Math.min(26, (26 * (w - 34)) / Math.max(1, letteringWidth(label, 26)));
  return (
    rect(x - w / 2, y - h / 2, w, h, { fill: paints[at % 4], stroke: inks[at % 4], width: 4, r: 14 }) +
    lettering(label, { x, y: y + size / 2, size, color: colors.ink, anchor: "middle" })
  );
}

export function arrow(x1: number, y1: number, x2: number, y2: number, bend = 0): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 - bend];
  const angle = Math.atan2(y2 - my, x2 - mx);
  const wing = (turn: number) =>
    `${fixed(x2 - Math.cos(angle + turn) * 20)} ${fixed(y2 - Math.sin(angle + turn) * 20)}`;
  return path(`M${x1} ${y1}Q${fixed(mx)} ${fixed(my)} ${x2} ${y2}M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}`, {
    stroke: colors.ink,
    width: 4,
  });
}
