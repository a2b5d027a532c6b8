"use client";

import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { earlyClicksScript } from "./early-clicks-script";

declare global {
  interface Window {
    earlyClicks?: Set<HTMLElement> & { isPageHydrated?: true };
  }
}

/**
 * Repeats the clicks and choices of before hydration: React drops them, and a form would be sent without its script.
 * Rendered around the body, so that its effects run after all others.
 */
export function EarlyClicks({ children }: { children: ReactNode }) {
  useReplay(() => {
    if (window.earlyClicks) window.earlyClicks.isPageHydrated = true;
  });
  return (
    <>
      {/* Only the server renders the text of the script: in the browser's code it would be sent twice. */}
      <script suppressHydrationWarning>{typeof window === "undefined" ? earlyClicksScript : ""}</script>
      {children}
    </>
  );
}

/** Calls `markHydrated`, then repeats the clicks on what is hydrated by that. */
export function useReplay(markHydrated: () => void): void {
  // In the commit: between it and the effects, a click would be handled and stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(markHydrated, []);
  // Runs after the effects, during which React handles no events.
  useEffect(() => queueMicrotask(replayClicks), []);
}

function replayClicks(): void {
  for (const control of window.earlyClicks ?? []) {
    if (control.closest("[data-hydrate-later]")) continue;
    window.earlyClicks?.delete(control);
    control.removeAttribute("aria-busy");
    // React ignores a click that leaves the control as it was, so the early change is reverted first.
    if (control instanceof HTMLInputElement)
      control.checked = control.type === "checkbox" && !control.checked;
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
    else control.click();
  }
}
