import useSWR from "swr";
import { call, urlOf } from "@/lib/api/client";
import { listAnswerTemplates } from "@/lib/applications/answers-contract";

/** The company's ready answers; empty until they have come. */
export function useTemplates() {
  const { data, mutate } = useSWR(urlOf(listAnswerTemplates, {}), () => call(listAnswerTemplates, {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { templates: data?.data ?? [], refresh: () => mutate() };
}
