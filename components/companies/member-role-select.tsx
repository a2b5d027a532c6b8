"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { updateMember } from "@/lib/companies/members-contract";
import { type MemberRole, memberRoles } from "@/lib/companies/roles";
import type { CompanyMember } from "@/lib/companies/schemas";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";

/** Changes at once; when that fails the role is the one before again. */
export function MemberRoleSelect({
  recruiter,
  onChanged,
}: {
  recruiter: CompanyMember;
  onChanged: () => void;
}) {
  const t = useTranslations("companies");
  const [chosen, setChosen] = useState<MemberRole | null>(null);
  const [error, setError] = useState<string>();
  const { id, name } = recruiter;

  async function change(role: MemberRole) {
    setChosen(role);
    setError(undefined);
    try {
      await call(updateMember, { ids: { id }, body: { role } });
      toast.success(t("people.changed", { name }));
      onChanged();
    } catch (failure) {
      setError(errorMessage(failure, t("people.failedChange")));
    } finally {
      setChosen(null);
    }
  }
  return (
    <div className="md:max-w-48">
      <Select
        aria-label={t("people.roleOf", { name })}
        value={chosen ?? recruiter.role}
        disabled={chosen !== null}
        onChange={(event) => change(event.target.value as MemberRole)}
      >
        {memberRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </Select>
      <FieldError>{error}</FieldError>
    </div>
  );
}
