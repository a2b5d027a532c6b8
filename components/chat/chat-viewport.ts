import type { Viewport } from "next";

/**
 * On Android a keyboard makes the page lower, whose composer it would cover. Not on pages that scroll: there the top bar
 * scrolls away on a low screen, and the page would follow its search box.
 */
export const chatViewport: Viewport = { interactiveWidget: "resizes-content" };
