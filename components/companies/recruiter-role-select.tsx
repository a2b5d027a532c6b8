"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import { changeRecruiter } from "@/lib/companies/people-contract";
import { type RecruiterRole, recruiterRoles } from "@/lib/companies/roles";
import type { Recruiter } from "@/lib/companies/shapes";

/** Changes at once; when that fails the role is the one before again. */
export function RecruiterRoleSelect({
  recruiter,
  onChanged,
}: {
  recruiter: Recruiter;
  onChanged: () => void;
}) {
  const t = useTranslations("companies");
  const [chosen, setChosen] = useState<RecruiterRole | null>(null);
  const [error, setError] = useState<string>();
  const { id, name } = recruiter;

  async function change(role: RecruiterRole) {
    setChosen(role);
    setError(undefined);
    try {
      await call(changeRecruiter, { ids: { id }, body: { role } });
      toast.success(t("people.changed", { name }));
      onChanged();
    } catch (failure) {
      setError(failureText(failure, t("people.failedChange")));
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
        onChange={(event) => change(event.target.value as RecruiterRole)}
      >
        {recruiterRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </Select>
      <FieldError>{error}</FieldError>
    </div>
  );
}
