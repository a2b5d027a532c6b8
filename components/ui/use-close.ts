import { useRef } from "react";

/**
 * Closes a dialog once: a response that arrives after the user has closed it must not close the one that they have
 * opened since.
 */
export function useClose(onClose: () => void): () => void {
  const isClosed = useRef(false);
  return () => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
}
