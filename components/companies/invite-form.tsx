import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type InvitedRole, invitedRoles } from "@/db/enums";
import { inviteMember } from "@/lib/companies/members-contract";

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations("companies");
  const { bind, form, ...state } = useEndpointForm(inviteMember, {
    defaultValues: { email: "", role: "recruiter" },
    failed: t("invite.failed"),
    onSuccess({ data }) {
      toast.success(t("invite.sent", { email: data.email }));
      form.reset();
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
