import { useTranslations } from "next-intl";
import useSWR from "swr";
import { toast } from "@/components/ui/toast";
import { call, urlOf } from "@/lib/api/client";
import type { AnswerOf } from "@/lib/api/endpoint";
import { listApplications } from "@/lib/applications/contract";
import type { ApplicationFilter } from "@/lib/applications/kinds";
import { userChannel } from "@/lib/realtime/channels";
import { useChannel } from "@/lib/realtime/subscribe";

export type ApplicationsAnswer = AnswerOf<typeof listApplications>;
export type ApplicationsWords = {
  q?: string;
  status?: ApplicationFilter;
  job_posting_id?: number;
  page: number;
  per_page: number;
};

/** A page of applications, from what the server rendered on; asked for again when one of them changes. */
export function useApplications(viewerId: number, query: ApplicationsWords, first: ApplicationsAnswer) {
  const t = useTranslations("applications");
  const { data, mutate } = useSWR(
    urlOf(listApplications, { query }),
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
