import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { toast } from "@/components/ui/toast";
import { whenIdle } from "@/components/ui/when-idle";
import { jobSearchHref } from "@/lib/jobs/search-href";
import type { JobSearchParams, JobSearchValues, parseJobSearchParams } from "@/lib/jobs/search-params";

const loadParser = () => import("@/lib/jobs/search-params").then((file) => file.parseJobSearchParams);

/** Changes the page's URL without a request for a new page. `initialParams` are what the server read in it. */
export function useJobSearchParams(initialParams: JobSearchParams) {
  const searchParams = useSearchParams();
  const { parse, current } = useParser();

  /** New filters begin at the first page; typing replaces the history entry. */
  async function filter(change: JobSearchValues, step: "push" | "replace" = "push") {
    const params = await current();
    if (!params) return;
    const href = jobSearchHref({ ...params, page: 1, ...change });
    if (href !== location.pathname + location.search) navigate(step, href);
  }
  async function open(id: number) {
    const params = await current();
    if (params) navigate("push", jobSearchHref(params, id));
  }
  async function clear() {
    if (await current()) navigate("push", jobSearchHref({}));
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
function useParser() {
  const t = useTranslations("ui");
  const [parse, setParse] = useState<typeof parseJobSearchParams | null>(null);
  const load = useCallback(async () => {
    const loaded = await loadParser();
    setParse(() => loaded);
    return loaded;
  }, []);
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);

  /** The parameters of the URL; null after a toast where the parser could not be loaded. */
  async function current(): Promise<JobSearchParams | null> {
    try {
      return (await load())(Object.fromEntries(new URLSearchParams(location.search)));
    } catch {
      toast.error(t("unreachable"));
      return null;
    }
  }
  return { parse, current };
}

function navigate(step: "push" | "replace", href: string) {
  if (step === "push") history.pushState(null, "", href);
  else history.replaceState(null, "", href);
}
