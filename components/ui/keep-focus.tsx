"use client";

import { useEffect } from "react";

/** Once for the whole page: in each component it would make those that the server renders a part of the page's scripts. */
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
