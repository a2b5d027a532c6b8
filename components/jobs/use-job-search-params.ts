import { useSearchParams } from "next/navigation";
import { type JobSearchValues, jobSearchHref, parseJobSearchParams } from "@/lib/jobs/search-params";

/** Changes the page's URL without a request for a new page. */
export function useJobSearchParams() {
  const openedId = Number(useSearchParams().get("job")) || undefined;
  const current = () => parseJobSearchParams(Object.fromEntries(new URLSearchParams(location.search)));

  /** New filters begin at the first page; typing replaces the history entry. */
  function filter(change: JobSearchValues, step: "push" | "replace" = "push") {
    const href = jobSearchHref({ ...current(), page: 1, ...change });
    if (href !== location.pathname + location.search) navigate(step, href);
  }
  return {
    openedId,
    filter,
    open: (id: number) => navigate("push", jobSearchHref(current(), id)),
    clear: () => navigate("push", jobSearchHref({})),
  };
}

function navigate(step: "push" | "replace", href: string) {
  if (step === "push") history.pushState(null, "", href);
  else history.replaceState(null, "", href);
}
