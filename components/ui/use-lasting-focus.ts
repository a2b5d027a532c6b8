import { useEffect, useRef } from "react";

/** The focus of a row that leaves goes to the list, which has `tabIndex={-1}`; the page stays where it is. */
export function useLastingFocus<E extends HTMLElement>(rows: unknown) {
  const list = useRef<E>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = () => {
      focused.current = list.current?.contains(document.activeElement) ? document.activeElement : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useEffect(() => {
    if (focused.current && !focused.current.isConnected) list.current?.focus({ preventScroll: true });
  }, [rows]);
  return list;
}
