import type { Viewport } from "next";

/**
 * On Android the on-screen keyboard resizes the page instead of covering its composer. Pages that scroll do not use
 * this: on a low screen their top bar scrolls away, and the page would scroll with its search box.
 */
export const chatViewport: Viewport = { interactiveWidget: "resizes-content" };
