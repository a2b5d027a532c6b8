import { useRef, useState } from "react";
import { sideMenuCookie } from "./side-menu-cookie";

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
    storeCollapsed(!collapsed);
  }
  return { collapsed, toggle };
}

function storeCollapsed(collapsed: boolean) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${sideMenuCookie}=${collapsed ? "closed" : "open"}; path=/; max-age=31536000; samesite=lax${secure}`;
}
