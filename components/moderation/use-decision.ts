import { useRouter } from "next/navigation";
import { useState } from "react";

/** A row disappears once it is decided, and the page's figures are fetched again. */
export function useDecision(onDecided: () => void) {
  const router = useRouter();
  const [isDecided, setDecided] = useState(false);
  function finish() {
    setDecided(true);
    onDecided();
    router.refresh();
  }
  return { isDecided, finish };
}
