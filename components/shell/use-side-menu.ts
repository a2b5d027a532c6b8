import { useRef, useState } from "react";
import { sideMenuCookie } from "./side-menu-cookie";
import { writeCookie } from "./write-cookie";

const ignoreMs = 300;

/** A second toggle within 300 ms is ignored (docs/product.md#areas). */
export function useSideMenu(initialCollapsed: boolean) {
  const [collapsed, setCollapsed] = useState(initialCollapsed);
  const toggledAt = useRef(Number.NEGATIVE_INFINITY);

  function toggle() {
    const now = performance.now();
    if (now - toggledAt.current < ignoreMs) return;
    toggledAt.current = now;
    setCollapsed(!collapsed);
    writeCookie(sideMenuCookie, collapsed ? "open" : "closed");
  }
  return { collapsed, toggle };
}
