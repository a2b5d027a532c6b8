import { themeCookie, themes } from "./theme";

/**
 * Puts the chosen theme on a prerendered page before it is painted. The policy lets this very text run, by its
 * hash; React escapes quotes, angle brackets and ampersands in a script, so it does without them.
 */
export const themeScript = `const chosen = document.cookie.match(/(?:^|; )${themeCookie}=(${themes.join("|")})/); if (chosen) document.documentElement.dataset.theme = chosen[1];`;
