import { themeCookie, themes } from "./theme";

/**
 * Sets the chosen theme on a prerendered page before it is painted. The CSP allows exactly this text, by its hash.
 * React escapes quotes, angle brackets and ampersands in a script, so it contains none.
 */
export const themeScript = `const chosen = document.cookie.match(/(?:^|; )${themeCookie}=(${themes.join("|")})/); if (chosen) document.documentElement.dataset.theme = chosen[1];`;
