"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";

/** A row of the administration's page that disappears once it is decided; the page's figures follow. */
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
