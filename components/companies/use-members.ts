import { useTranslations } from "next-intl";
import useSWR from "swr";
import { toast } from "@/components/ui/toast";
import { listMembers } from "@/lib/companies/members-contract";
import { buildUrl, call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";

export type CompanyMembers = ResponseOf<typeof listMembers>["data"];

/** `first`: what the server rendered. */
export function useMembers(first: CompanyMembers) {
  const t = useTranslations("companies.people");
  const load = async () => (await call(listMembers, {})).data;
  const { data, mutate } = useSWR(buildUrl(listMembers, {}), load, {
    fallbackData: first,
    revalidateOnMount: false,
    onError: () => toast.error(t("failedLoad")),
  });
  return { data: data ?? first, refresh: () => mutate() };
}
