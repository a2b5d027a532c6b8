/** The maximum size in pixels: three times the size in which a logo is shown. */
export const logoBounds = { width: 480, height: 108 } as const;

/** Surface and ink of app/globals.css in that theme. */
export const groundColors = {
  none: {},
  light: { backgroundColor: "#fffdf9", color: "#1c1a16" },
  dark: { backgroundColor: "#1c2126", color: "#ece8df" },
} as const;

/** The size in CSS pixels in which a logo is shown. */
export function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(160 / width, 36 / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
