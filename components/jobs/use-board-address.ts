import { useSearchParams } from "next/navigation";
import { type BoardWords, boardAddress, readBoard } from "@/lib/jobs/board-address";

/** Changes the board's address without asking the server for a page. */
export function useBoardAddress() {
  const chosen = Number(useSearchParams().get("job")) || undefined;
  const now = () => readBoard(new URLSearchParams(location.search));

  /** New filters begin at the first page. Every letter typed is not a step to go back over. */
  function narrow(change: BoardWords, step: "push" | "replace" = "push") {
    const address = boardAddress({ ...now(), page: undefined, ...change });
    if (address !== location.pathname + location.search) go(step, address);
  }
  function choose(id: number | undefined) {
    go("push", boardAddress(now(), id));
  }
  return { chosen, narrow, choose, clear: () => go("push", boardAddress({})) };
}

function go(step: "push" | "replace", address: string) {
  if (step === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}
