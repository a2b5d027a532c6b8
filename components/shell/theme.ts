export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Without the cookie the theme follows the system. */
export const themeCookie = "theme";

export function themeOf(value: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === value);
}
