import { useState } from "react";

/**
 * What is open, for example the action of a dialog, with functions that open and close it. `close` closes only what was
 * open when it was passed on: a response to what an earlier dialog has sent does not close the one that was opened since.
 */
export function useOpening<T = true>(initial: T | null = null) {
  const [opening, setOpening] = useState<{ value: T } | null>(() => initial && { value: initial });
  const open = (value: T) => setOpening((current) => (current?.value === value ? current : { value }));
  const close = () => setOpening((current) => (current === opening ? null : current));
  return [opening?.value ?? null, open, close] as const;
}
