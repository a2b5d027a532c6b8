import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { whenIdle } from "@/components/ui/when-idle";
import { jobSearchHref } from "@/lib/jobs/search-href";
import type { JobSearchParams, JobSearchValues, parseJobSearchParams } from "@/lib/jobs/search-params";

const loadParser = () => import("@/lib/jobs/search-params").then((file) => file.parseJobSearchParams);

/** Changes the page's URL without a request for a new page. `first` is what the server read in it. */
export function useJobSearchParams(first: JobSearchParams) {
  const searchParams = useSearchParams();
  const { parse, load } = useParser();
  const current = async () => (await load())(Object.fromEntries(new URLSearchParams(location.search)));

  /** New filters begin at the first page; typing replaces the history entry. */
  async function filter(change: JobSearchValues, step: "push" | "replace" = "push") {
    const href = jobSearchHref({ ...(await current()), page: 1, ...change });
    if (href !== location.pathname + location.search) navigate(step, href);
  }
  return {
    params: parse ? parse(Object.fromEntries(searchParams)) : first,
    openedId: Number(searchParams.get("job")) || undefined,
    filter,
    open: async (id: number) => navigate("push", jobSearchHref(await current(), id)),
    clear: async () => {
      await load();
      navigate("push", jobSearchHref({}));
    },
  };
}

/** The rules of the parameters come when the page is idle: until the URL changes, the server has applied them. */
function useParser() {
  const [parse, setParse] = useState<typeof parseJobSearchParams | null>(null);
  async function load() {
    const loaded = parse ?? (await loadParser());
    setParse(() => loaded);
    return loaded;
  }
  useEffect(
    () =>
      whenIdle(() =>
        loadParser().then(
          (loaded) => setParse(() => loaded),
          () => {},
        ),
      ),
    [],
  );
  return { parse, load };
}

function navigate(step: "push" | "replace", href: string) {
  if (step === "push") history.pushState(null, "", href);
  else history.replaceState(null, "", href);
}
