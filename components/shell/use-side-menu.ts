"use client";

import { useRef, useState } from "react";
import { sideMenuCookie } from "./side-menu-cookie";

const lock = 300;

/** A second toggle within 300 ms is ignored (docs/product.md#areas). */
export function useSideMenu(collapsedAtFirst: boolean) {
  const [collapsed, setCollapsed] = useState(collapsedAtFirst);
  const heardAt = useRef(Number.NEGATIVE_INFINITY);

  function toggle() {
    const now = performance.now();
    if (now - heardAt.current < lock) return;
    heardAt.current = now;
    setCollapsed(!collapsed);
    keep(!collapsed);
  }
  return { collapsed, toggle };
}

function keep(collapsed: boolean) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${sideMenuCookie}=${collapsed ? "closed" : "open"}; path=/; max-age=31536000; samesite=lax${secure}`;
}
