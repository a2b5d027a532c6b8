"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { mayManage } from "@/lib/companies/roles";
import type { OwnCompany } from "@/lib/companies/shapes";
import { InviteForm } from "./invite-form";
import { OpenInvitations } from "./open-invitations";
import { RecruiterTable } from "./recruiter-table";
import { type RecruitingPeople, usePeople } from "./use-people";

/** Who recruits for the company; its owners invite, change and remove. */
export function People({ company, first }: { company: OwnCompany; first: RecruitingPeople }) {
  const t = useTranslations("companies");
  const { people, refresh } = usePeople(first);
  const manages = mayManage.includes(company.role);
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-2xl">{t("people.title")}</h1>
        <p className="mt-1 text-muted">{t("people.lead", { company: company.name })}</p>
      </header>
      <div className={manages ? "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]" : "grid"}>
        <RecruiterTable recruiters={people.recruiters} manages={manages} onChanged={refresh} />
        {manages && (
          <Card className="grid gap-5 p-5">
            <InviteForm onInvited={refresh} />
            <OpenInvitations invitations={people.invitations} onChanged={refresh} />
          </Card>
        )}
      </div>
    </div>
  );
}
