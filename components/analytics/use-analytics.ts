import useSWR from "swr";
import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import type { Analytics } from "@/lib/analytics/queries";
import { buildUrl, call } from "@/lib/core/api/client";

/** Revalidated on demand only. */
export function useAnalytics(first: Analytics) {
  const { data, error, isValidating, mutate } = useSWR(
    buildUrl(getRecruitmentAnalytics, {}),
    () => call(getRecruitmentAnalytics, {}),
    {
      fallbackData: first,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return {
    figures: data ?? first,
    failed: error !== undefined && !isValidating,
    loading: isValidating,
    refresh: () => void mutate(),
  };
}
