"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { LoadError } from "@/components/ui/load-error";
import { PageHeading } from "@/components/ui/page-heading";
import { SelectField } from "@/components/ui/select-field";
import { toast } from "@/components/ui/toast";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type InvitedRole, invitedRoles } from "@/db/enums";
import { inviteMember, listMembers } from "@/lib/companies/members-contract";
import { canManageCompany } from "@/lib/companies/roles";
import type { OwnCompany } from "@/lib/companies/schemas";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { errorMessage } from "@/lib/core/api/error-message";
import { MemberTable } from "./member-table";
import { OpenInvitations } from "./open-invitations";

type Props = { company: OwnCompany; initialData: CompanyMembers; notice: ReactNode };

/** The members of a company. While the school suspends it, they can only leave it. */
export function Members({ company, initialData, notice }: Props) {
  const t = useTranslations("companies");
  const { data, error, refresh } = useMembers(initialData);
  const canManage = canManageCompany(company);
  return (
    <div className="grid gap-6">
      <PageHeading title={t("people.title")} lead={t("people.lead", { company: company.name })} />
      {notice}
      {error && <LoadError error={error} errorText={t("people.failedLoad")} retry={refresh} />}
      <div className={canManage ? "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]" : "grid"}>
        <MemberTable members={data.members} canManage={canManage} onChanged={refresh} />
        {canManage && (
          <Card className="grid gap-5 card-padding">
            <InviteForm onInvited={refresh} />
            <OpenInvitations invitations={data.invitations} onChanged={refresh} />
          </Card>
        )}
      </div>
    </div>
  );
}

type CompanyMembers = ResponseOf<typeof listMembers>["data"];

function useMembers(initialData: CompanyMembers) {
  const t = useTranslations("companies.people");
  const { data, error, mutate } = useEndpoint(
    listMembers,
    {},
    {
      fallbackData: { data: initialData },
      onError: (cause) => toast.error(errorMessage(cause, t("failedLoad"))),
      revalidateOnFocus: true,
    },
  );
  return { data: data?.data ?? initialData, error, refresh: () => mutate() };
}

const emptyInvitation = { email: "", role: "recruiter" } as const;

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations("companies");
  const { bind, form, ...state } = useEndpointForm(inviteMember, {
    defaultValues: emptyInvitation,
    errorText: t("invite.failed"),
    reset: () => emptyInvitation,
    onSuccess({ data }) {
      toast.success(t("invite.sent", { email: data.email }));
      onInvited();
    },
  });
  return (
    <EndpointForm state={state} submitLabel={t("invite.send")} aria-label={t("invite.title")}>
      <div>
        <h2 className="text-lg">{t("invite.title")}</h2>
        <p className="mt-1 text-muted text-sm">{t("invite.text")}</p>
      </div>
      <InputField label={t("invite.email")} {...bind("email")} type="email" autoComplete="off" required />
      <SelectField
        label={t("invite.role")}
        hint={t(`roleHints.${form.watch("role") as InvitedRole}`)}
        {...bind("role")}
        options={invitedRoles.map((role) => [role, t(`roles.${role}`)])}
      />
    </EndpointForm>
  );
}
