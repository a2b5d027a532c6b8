import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from "culori/fn";

registerMode(modeLrgb);
registerMode(modeRgb);
registerMode(modeOklch);
const toOklch = converter("oklch");

/** The minimum contrast of text on each background, as WCAG 2.2 (1.4.3) requires. */
export const minContrast = 4.5;

export const accentThemes = ["light", "dark"] as const;
type Theme = (typeof accentThemes)[number];
type Shades = { accent: string; strong: string; soft: string };

/** The colours of app/globals.css. */
const colors = {
  light: {
    ...{ ground: "#f6f3ec", surface: "#fffdf9", wash: "#ece7dc", "on-accent": "#fffdf9" },
    ...{ ink: "#1c1a16", muted: "#5c574d", line: "#dcd6c9" },
  },
  dark: {
    ...{ ground: "#15191d", surface: "#1c2126", wash: "#293037", "on-accent": "#0f1f17" },
    ...{ ink: "#ece8df", muted: "#a7aba9", line: "#313940" },
  },
};

/** The lightness of the greens there, in OKLCH. */
const lightness = {
  light: { accent: 0, soft: 0.92, toStrong: -0.08, step: -0.01 },
  dark: { accent: 0.79, soft: 0.32, toStrong: 0.06, step: 0.01 },
};
const maxSoftChroma = 0.03;

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * The shades of a colour (`#rrggbb`) in one theme. Its lightness is changed as far as readable text requires: `accent`
 * contrasts with every background, with `soft` and with the text on it.
 */
export function accentShades(color: string, theme: Theme): Shades {
  const { ground, surface, wash, "on-accent": onAccent } = colors[theme];
  const target = lightness[theme];
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  const shade = (value: number, chroma = c) =>
    formatHex(clampChroma({ mode: "oklch", l: clamp(0, value, 1), c: chroma, h }, "oklch", "rgb"));
  const soft = shade(target.soft, Math.min(c, maxSoftChroma));
  const isReadable = (candidate: string) =>
    [ground, surface, wash, soft, onAccent].every((other) => wcagContrast(candidate, other) >= minContrast);

  let value = clamp(target.accent, l, 1);
  let accent = value > l ? shade(value) : color;
  while (!isReadable(accent) && value >= 0 && value <= 1) {
    value += target.step;
    accent = shade(value);
  }
  return { accent, strong: shade(value + target.toStrong), soft };
}

type Properties = Record<`--${string}`, string>;

/** CSS custom properties that app/globals.css takes in place of its greens. */
export function accentProperties(color: string): Properties {
  const entries = accentThemes.flatMap((theme) => {
    const { accent, strong, soft } = accentShades(color, theme);
    return [
      [`--accent-${theme}`, accent],
      [`--accent-strong-${theme}`, strong],
      [`--accent-soft-${theme}`, soft],
    ];
  });
  return Object.fromEntries(entries);
}

/** The colours of a preview in one theme, whichever the page has. */
export function themeProperties(color: string, theme: Theme): Properties {
  const { accent, strong, soft } = accentShades(color, theme);
  const all = { ...colors[theme], accent, "accent-strong": strong, "accent-soft": soft };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`--color-${name}`, value]));
}
