import { type ReadonlyURLSearchParams, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { pushUrl } from "@/components/ui/push-url";
import { useLoadErrorToast } from "@/components/ui/use-load-error-toast";
import { whenIdle } from "@/components/ui/when-idle";
import { jobSearchHref } from "@/lib/jobs/search-href";
import type { JobSearchParams, JobSearchValues, parseJobSearchParams } from "@/lib/jobs/search-params";

type HistoryMode = "push" | "replace";

const loadParser = () => import("@/lib/jobs/search-params").then((module) => module.parseJobSearchParams);

/** Changes the page's URL without a request for a new page. `initialParams` are what the server read in it. */
export function useJobSearchParams(initialParams: JobSearchParams) {
  const searchParams = useSearchParams();
  const { parse, withCurrent } = useParser(searchParams);

  /** New filters begin at the first page; typing replaces the history entry. */
  function filter(change: JobSearchValues, mode: HistoryMode = "push") {
    return withCurrent((params) => {
      const href = jobSearchHref({ ...params, page: 1, ...change });
      if (href !== location.pathname + location.search) navigate(mode, href);
    });
  }
  function open(id: number) {
    return withCurrent((params) => navigate("push", jobSearchHref(params, id)));
  }
  function clear() {
    return withCurrent(() => navigate("push", jobSearchHref({})));
  }
  return {
    params: parse ? parse(Object.fromEntries(searchParams)) : initialParams,
    selectedId: Number(searchParams.get("job")) || undefined,
    filter,
    open,
    clear,
  };
}

/** The parser is loaded when the page is idle: until the URL changes, what the server parsed is current. */
function useParser(searchParams: ReadonlyURLSearchParams) {
  const showError = useLoadErrorToast();
  const [parse, setParse] = useState<typeof parseJobSearchParams | null>(null);
  const load = useCallback(async () => {
    const loaded = await loadParser();
    setParse(() => loaded);
    return loaded;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it could not be loaded, the next change tries again
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load, searchParams]);

  /**
   * Calls `callback` with the current parameters of the URL, or shows a toast if the parser could not be loaded. The URL
   * is read once the parser is loaded, so that the second of two simultaneous changes keeps the first.
   */
  async function withCurrent(callback: (params: JobSearchParams) => void): Promise<void> {
    const loaded = await load().catch(() => null);
    if (loaded) callback(loaded(Object.fromEntries(new URLSearchParams(location.search))));
    else showError();
  }
  return { parse, withCurrent };
}

function navigate(mode: HistoryMode, href: string) {
  if (mode === "push") pushUrl(href);
  else history.replaceState(null, "", href);
}
