import { draftOwnerItem } from "@/components/ui/draft-owner-item";
import { themeCookie, themes } from "./theme";

/**
 * Before a prerendered page is painted, sets the chosen theme and whether a user has signed in with this browser and not
 * signed out. The CSP allows exactly this text, by its hash. React escapes quotes, angle brackets and ampersands in a
 * script, so it contains none.
 */
export const documentScript = `const root = document.documentElement.dataset, chosen = document.cookie.match(/(?:^|; )${themeCookie}=(${themes.join("|")})/); if (chosen) root.theme = chosen[1]; try { if (localStorage.${draftOwnerItem}) root.member = 1 } catch {}`;
