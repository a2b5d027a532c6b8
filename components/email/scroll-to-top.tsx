"use client";

import { useLayoutEffect } from "react";

/** Scrolls up on a narrow screen, where an email replaces the list, which may have been scrolled. */
export function ScrollToTop() {
  useLayoutEffect(() => {
    if (!matchMedia("(min-width: 64rem)").matches) scrollTo(0, 0);
  }, []);
  return null;
}
