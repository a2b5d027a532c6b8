import { readFileSync } from "node:fs";
import { wcagContrast } from "culori/fn";
import { expect, test } from "vitest";
import { defaultAccent } from "@/lib/site";
import { accentProperties, accentShades, accentThemes, minContrast, themeProperties } from "./accent";

const css = readFileSync("app/globals.css", "utf8");
const colors = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#00ff00",
  "#0000ff",
  "#ff0000",
  "#808080",
  "#e30613",
  "#ffd200",
];

test.each(colors.flatMap((color) => accentThemes.map((theme) => [color, theme] as const)))(
  "text in the shades of %s is readable in the %s theme",
  (color, theme) => {
    const { accent, strong, soft } = accentShades(color, theme);
    const properties = themeProperties(color, theme);
    for (const name of ["ground", "surface", "wash", "on-accent"] as const)
      for (const colour of [accent, strong])
        expect(wcagContrast(colour, properties[`--color-${name}`] as string), name).toBeGreaterThanOrEqual(
          minContrast,
        );
    expect(wcagContrast(accent, soft)).toBeGreaterThanOrEqual(minContrast);
  },
);

test("keeps a colour that is dark enough in the light theme, and darkens a light one", () => {
  expect(accentShades("#1f5387", "light").accent).toBe("#1f5387");
  expect(accentShades("#ffd200", "light").accent).not.toBe("#ffd200");
});

test("app/globals.css has the same default colours, and uses every property that overrides them", () => {
  for (const name of ["ground", "surface", "wash", "ink", "muted", "line", "on-accent"] as const) {
    const [light, dark] = accentThemes.map((theme) => themeProperties("#1f5387", theme)[`--color-${name}`]);
    expect(css).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  }
  for (const name of Object.keys(accentProperties("#1f5387"))) expect(css).toContain(`var(${name}, #`);
  expect(css).toContain(`var(--accent-light, ${defaultAccent})`);
});
