"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type InvitedRole, invitedRoles } from "@/db/enums";
import { inviteMember } from "@/lib/companies/members-contract";

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations("companies");
  const { form, submit, busy, field, error, formError } = useEndpointForm(inviteMember, {
    defaultValues: { email: "", role: "recruiter" },
    failed: t("invite.failed"),
    onSuccess({ data }) {
      toast.success(t("invite.sent", { email: data.email }));
      form.reset();
      onInvited();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-label={t("invite.title")} className="grid gap-4">
      <div>
        <h2 className="text-lg">{t("invite.title")}</h2>
        <p className="mt-1 text-muted text-sm">{t("invite.text")}</p>
      </div>
      <Field label={t("invite.email")} error={error("email")} required>
        {(control) => <Input {...control} {...field("email")} type="email" autoComplete="off" />}
      </Field>
      <Field label={t("invite.role")} hint={t(`roleHints.${form.watch("role") as InvitedRole}`)}>
        {(control) => (
          <Select {...control} {...field("role")}>
            {invitedRoles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <FormError>{formError}</FormError>
        <Button type="submit" busy={busy}>
          {t("invite.send")}
        </Button>
      </div>
    </form>
  );
}
