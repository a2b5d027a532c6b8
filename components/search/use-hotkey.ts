import { type RefObject, useEffect } from "react";

/** `/` outside of a field focuses `input`. */
export function useHotkey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const field = (event.target as HTMLElement).closest(
        "input, textarea, select, [contenteditable], dialog",
      );
      if (event.key !== "/" || field || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [input]);
}
