import { lettering, letteringWidth } from "./lettering";
import { colors } from "./palette";
import { landscape } from "./scene";
import { line, rect } from "./svg";

const { width, height } = landscape;

export const plot = { left: 90, right: 890, top: 170, foot: 520 };

export function sheet(title: string, parts: string[]) {
  const ground = rect(0, 0, width, height, { fill: colors.surface });
  const head = lettering(title, {
    x: 70,
    y: 96,
    size: Math.min(32, (32 * 800) / letteringWidth(title, 32)),
    color: colors.ink,
    weight: 1.3,
  });
  return {
    ...landscape,
    body: [ground, head, line(70, 122, width - 70, 122, colors.line, 2), ...parts].join(""),
  };
}
