import { useRef, useState } from "react";
import { sidebarCookie } from "./sidebar-cookie";
import { writeCookie } from "./write-cookie";

const toggleDebounceMs = 300;

/** A second toggle within 300 ms is ignored (docs/product.md#areas). */
export function useSidebar(isInitiallyCollapsed: boolean) {
  const [isCollapsed, setCollapsed] = useState(isInitiallyCollapsed);
  const toggledAt = useRef(Number.NEGATIVE_INFINITY);

  function toggle() {
    const now = performance.now();
    if (now - toggledAt.current < toggleDebounceMs) return;
    toggledAt.current = now;
    setCollapsed(!isCollapsed);
    writeCookie(sidebarCookie, isCollapsed ? "open" : "closed");
  }
  return { isCollapsed, toggle };
}
