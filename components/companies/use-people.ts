"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { toast } from "@/components/ui/toast";
import { call, urlOf } from "@/lib/api/client";
import type { AnswerOf } from "@/lib/api/endpoint";
import { listRecruiters } from "@/lib/companies/people-contract";

export type RecruitingPeople = AnswerOf<typeof listRecruiters>["data"];

/** The company's people, from what the server rendered on. */
export function usePeople(first: RecruitingPeople) {
  const t = useTranslations("companies.people");
  const load = async () => (await call(listRecruiters, {})).data;
  const { data, mutate } = useSWR(urlOf(listRecruiters, {}), load, {
    fallbackData: first,
    revalidateOnMount: false,
    onError: () => toast.error(t("failedLoad")),
  });
  return { people: data ?? first, refresh: () => void mutate() };
}
