import { useEffect, useState } from "react";

/** The value as it was when it last stood still for `delayMs`. */
export function useDebouncedValue(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
