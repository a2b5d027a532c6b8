"use client";

import { useEffect } from "react";

/** Once for the whole page: as a hook of each component it would add server components to the page's scripts. */
export function KeepFocus(): null {
  useEffect(() => {
    // Where it cannot be loaded, the page works without.
    const watching = import("./watch-focus").then(
      ({ watchFocus }) => watchFocus(),
      () => () => {},
    );
    return () => void watching.then((stop) => stop());
  }, []);
  return null;
}
