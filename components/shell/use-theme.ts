import { useEffect, useState } from "react";
import { type Theme, themeCookie, themeOf } from "./theme";

export type ThemePreference = Theme | "system";

/** Read in the browser: prerendered pages cannot read the cookie. */
export function useTheme(): { preference: ThemePreference; choose: (preference: ThemePreference) => void } {
  const [preference, setPreference] = useState<ThemePreference>("system");
  useEffect(() => {
    const stored = themeOf(/(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]);
    setPreference(stored ?? "system");
    apply(stored);
  }, []);
  function choose(next: ThemePreference) {
    const theme = themeOf(next);
    setPreference(next);
    apply(theme);
    storeTheme(theme);
  }
  return { preference, choose };
}

function apply(theme: Theme | undefined) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function storeTheme(theme: Theme | undefined) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${themeCookie}=${theme ?? ""}; path=/; max-age=${theme ? 31_536_000 : 0}; samesite=lax${secure}`;
}
