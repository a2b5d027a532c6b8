"use client";

import { useEffect } from "react";

/** Rendered once for the whole page: as a hook of each component, it would add server components to the page's scripts. */
export function KeepFocus(): null {
  useEffect(() => {
    // The page works without this module, so an error of its load is ignored.
    const watching = import("./watch-focus").then(
      ({ watchFocus }) => watchFocus(),
      () => () => {},
    );
    return () => void watching.then((stop) => stop());
  }, []);
  return null;
}
