export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Without it the theme is the system's. */
export const themeCookie = "theme";

export function themeOf(value: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}
