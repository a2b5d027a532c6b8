import useSWR from "swr";
import { call, urlOf } from "@/lib/api/client";
import { getRecruitmentAnalytics } from "@/lib/recruitment/contract";
import type { Analytics } from "@/lib/recruitment/queries";

/** The figures as the server rendered them, and anew on demand. */
export function useAnalytics(first: Analytics) {
  const { data, error, isValidating, mutate } = useSWR(
    urlOf(getRecruitmentAnalytics, {}),
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
