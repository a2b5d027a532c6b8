"use client";

import { useLayoutEffect } from "react";

/** On a narrow screen an email takes the place of the list, wherever that was scrolled to. */
export function ScrollToTop() {
  useLayoutEffect(() => {
    if (!matchMedia("(min-width: 64rem)").matches) scrollTo(0, 0);
  }, []);
  return null;
}
