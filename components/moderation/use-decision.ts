import { useRouter } from "next/navigation";
import { useState } from "react";

/** A row disappears once it is decided, its list's heading gets the focus, and the page's figures are fetched again. */
export function useDecision(listId: string) {
  const router = useRouter();
  const [isDecided, setDecided] = useState(false);
  function finish() {
    setDecided(true);
    document.getElementById(listId)?.focus();
    router.refresh();
  }
  return { isDecided, finish, refresh: () => router.refresh() };
}
