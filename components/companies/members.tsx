"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { listMembers } from "@/lib/companies/members-contract";
import { OWNER_ROLES } from "@/lib/companies/roles";
import type { OwnCompany } from "@/lib/companies/schemas";
import { buildUrl, call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { InviteForm } from "./invite-form";
import { MemberTable } from "./member-table";
import { OpenInvitations } from "./open-invitations";

export function Members({ company, first }: { company: OwnCompany; first: CompanyMembers }) {
  const t = useTranslations("companies");
  const { data, refresh } = useMembers(first);
  const manages = OWNER_ROLES.includes(company.role);
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-2xl">{t("people.title")}</h1>
        <p className="mt-1 text-muted">{t("people.lead", { company: company.name })}</p>
      </header>
      <div className={manages ? "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]" : "grid"}>
        <MemberTable members={data.members} manages={manages} onChanged={refresh} />
        {manages && (
          <Card className="grid gap-5 p-5">
            <InviteForm onInvited={refresh} />
            <OpenInvitations invitations={data.invitations} onChanged={refresh} />
          </Card>
        )}
      </div>
    </div>
  );
}

type CompanyMembers = ResponseOf<typeof listMembers>["data"];

/** `first`: what the server rendered. */
function useMembers(first: CompanyMembers) {
  const t = useTranslations("companies.people");
  const load = async () => (await call(listMembers, {})).data;
  const { data, mutate } = useSWR(buildUrl(listMembers, {}), load, {
    fallbackData: first,
    revalidateOnMount: false,
    onError: () => toast.error(t("failedLoad")),
  });
  return { data: data ?? first, refresh: () => mutate() };
}
