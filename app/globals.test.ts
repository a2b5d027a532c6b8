import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./globals.css", import.meta.url), "utf8");
/** The part of the styles that begins with the colours for users who prefer more contrast. */
const moreContrast = css.slice(css.indexOf("prefers-contrast: more"));
const backgrounds = ["ground", "surface", "wash"];
const foregrounds = ["ink", "muted", "accent", "alert", "danger", "success", "warning", "info"];
const tones = ["accent", "alert", "danger", "success", "warning", "info"];
const people = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ["on-person", `person-${n}`] as const);

const text: (readonly [string, string])[] = [
  ...foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const)),
  ...tones.flatMap((tone) =>
    ["ink", "muted", tone].map((foreground) => [foreground, `${tone}-soft`] as const),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-danger", "danger"],
  ["on-danger", "danger-strong"],
  ["on-success", "success"],
  ["surface", "alert"],
  ...people,
];
const shapes = ["edge", "focus", "accent", "danger", "success"].flatMap((shape) =>
  backgrounds.map((p) => [shape, p] as const),
);

test.each(["light", "dark"] as const)("text has a contrast of at least 4.5 in the %s theme", (theme) => {
  for (const [foreground, background] of text) {
    expect(
      contrast(colour(foreground, theme), colour(background, theme)),
      `${foreground} on ${background}`,
    ).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(["light", "dark"] as const)(
  "controls and the focus ring have a contrast of at least 3 in the %s theme",
  (theme) => {
    for (const [shape, background] of shapes) {
      expect(
        contrast(colour(shape, theme), colour(background, theme)),
        `${shape} on ${background}`,
      ).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each(["light", "dark"] as const)(
  "muted texts, borders and the focus ring have more contrast when the user prefers it, in the %s theme",
  (theme) => {
    const least = (foreground: string, grounds: string[]) => {
      const strong = colour(foreground, theme, moreContrast);
      return Math.min(...grounds.map((ground) => contrast(strong, colour(ground, theme))));
    };
    expect(least("muted", [...backgrounds, ...tones.map((tone) => `${tone}-soft`)])).toBeGreaterThanOrEqual(
      7,
    );
    expect(least("edge", backgrounds)).toBeGreaterThanOrEqual(7);
    expect(least("focus", backgrounds)).toBeGreaterThanOrEqual(7);
    expect(least("line", backgrounds)).toBeGreaterThanOrEqual(3);
  },
);

function colour(name: string, theme: "light" | "dark", source = css): string {
  const value = new RegExp(`--color-${name}: (.+);`).exec(source)?.[1] ?? "";
  const same = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (same) return colour(same, theme);
  const [light, dark = light] = value.match(/#\w{6}/g) ?? [];
  if (!light || !dark) throw new Error(`no colour named ${name}`);
  return theme === "light" ? light : dark;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
