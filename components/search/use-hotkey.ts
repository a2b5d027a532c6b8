import { type RefObject, useEffect, useRef } from "react";

/** `/` anywhere but in a field leads to the search box. */
export function useHotkey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const field = (event.target as HTMLElement).closest(
        "input, textarea, select, [contenteditable], dialog",
      );
      if (event.key !== "/" || field || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, [input]);
}

/** Calls `leave` when one presses or moves the focus outside of `root`. */
export function useClickOutside(root: RefObject<HTMLElement | null>, leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const heard = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener("pointerdown", heard);
    document.addEventListener("focusin", heard);
    return () => {
      document.removeEventListener("pointerdown", heard);
      document.removeEventListener("focusin", heard);
    };
  }, [root]);
}
