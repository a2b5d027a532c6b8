import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Select } from "@/components/ui/select";
import { useMutation } from "@/components/ui/use-mutation";
import { type MemberRole, memberRoles } from "@/db/enums";
import { updateMember } from "@/lib/companies/members-contract";
import type { CompanyMember } from "@/lib/companies/schemas";

type Update = { params: { id: number }; body: { role: MemberRole } };

type Props = { member: CompanyMember; onChanged: () => Promise<unknown> };

/** Changes at once, and back again when that fails. */
export function MemberRoleSelect({ member, onChanged }: Props) {
  const t = useTranslations("companies");
  const { id, name } = member;
  const [chosen, setChosen] = useState<MemberRole | null>(null);
  const { run, retry, isBusy, error } = useMutation<typeof updateMember, Update>(updateMember, {
    errorText: t("people.failedChange"),
    successText: t("people.changed", { name }),
    optimistic({ body }) {
      setChosen(body.role);
      return () => setChosen(null);
    },
    refresh: onChanged,
    onSuccess: () => setChosen(null),
  });
  return (
    <div className="md:min-w-40 md:max-w-48">
      <Select
        aria-label={t("people.roleOf", { name })}
        value={chosen ?? member.role}
        aria-disabled={isBusy || undefined}
        onChange={(event) => run({ params: { id }, body: { role: event.target.value as MemberRole } })}
        options={memberRoles.map((role) => [role, t(`roles.${role}`)])}
      />
      <ActionError error={error} retry={retry} />
    </div>
  );
}
