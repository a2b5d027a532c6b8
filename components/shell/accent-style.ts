import type { CSSProperties } from "react";
import { accentProperties } from "@/lib/school-settings/accent";
import { currentSite, defaultAccent } from "@/lib/site";

let last: { accent: string; style: CSSProperties } | undefined;

/** The colour that the school has chosen, unless it is that of app/globals.css; its shades are computed once. */
export function accentStyle(): CSSProperties | undefined {
  const { accent } = currentSite();
  if (accent === defaultAccent) return;
  if (last?.accent !== accent) last = { accent, style: accentProperties(accent) };
  return last.style;
}
