import { useRef } from "react";

/**
 * Detects responses that arrive out of order. The returned function is called before a request for a subject, and what
 * it returns after the response: false if a later request for the subject was answered first.
 */
export function useResponseOrder() {
  const sent = useRef(0);
  const newest = useRef(new Map<number, number>());
  return (subjectId: number) => {
    sent.current += 1;
    const number = sent.current;
    return () => {
      if (number < (newest.current.get(subjectId) ?? 0)) return false;
      newest.current.set(subjectId, number);
      return true;
    };
  };
}
