import { useSearchParams } from "next/navigation";
import { type JobSearchParams, jobSearchHref, parseJobSearchParams } from "@/lib/jobs/search-params";

/** Changes the board's address without asking the server for a page. */
export function useJobSearchParams() {
  const chosen = Number(useSearchParams().get("job")) || undefined;
  const now = () => parseJobSearchParams(new URLSearchParams(location.search));

  /** New filters begin at the first page. Every letter typed is not a step to go back over. */
  function narrow(change: JobSearchParams, step: "push" | "replace" = "push") {
    const address = jobSearchHref({ ...now(), page: undefined, ...change });
    if (address !== location.pathname + location.search) go(step, address);
  }
  function choose(id: number | undefined) {
    go("push", jobSearchHref(now(), id));
  }
  return { chosen, narrow, choose, clear: () => go("push", jobSearchHref({})) };
}

function go(step: "push" | "replace", address: string) {
  if (step === "push") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}
