import { useTranslations } from "next-intl";
import useSWR from "swr";
import { toast } from "@/components/ui/toast";
import type { ApplicationFilter } from "@/lib/applications/constants";
import { listApplications } from "@/lib/applications/contract";
import { buildUrl, call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

export type ApplicationsPage = ResponseOf<typeof listApplications>;
type ApplicationsQuery = {
  q?: string;
  status?: ApplicationFilter;
  job_posting_id?: number;
  page: number;
  per_page: number;
};

/** A page of applications, from what the server rendered on; asked for again when one of them changes. */
export function useApplications(viewerId: number, query: ApplicationsQuery, first: ApplicationsPage) {
  const t = useTranslations("applications");
  const { data, mutate } = useSWR(
    buildUrl(listApplications, { query }),
    () => call(listApplications, { query }),
    {
      fallbackData: first,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      keepPreviousData: true,
      onError: () => toast.error(t("failed.list"), { label: t("failed.retry"), run: () => void mutate() }),
    },
  );
  useChannel(userChannel(viewerId), "application:changed", () => void mutate());
  return { answer: data ?? first, refresh: () => mutate() };
}
