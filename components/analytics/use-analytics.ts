import { useEndpoint } from "@/components/ui/use-endpoint";
import { getRecruitmentAnalytics } from "@/lib/analytics/contract";
import type { Analytics } from "@/lib/analytics/queries";

/** Revalidated on demand only. */
export function useAnalytics(first: Analytics) {
  const { data, error, isValidating, mutate } = useEndpoint(
    getRecruitmentAnalytics,
    {},
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
