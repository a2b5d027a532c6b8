import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { PasswordField } from "@/components/users/password-field";
import { changeEmail } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

type Props = { email: string; isVerified: boolean; pendingEmail: string | null; hasPassword: boolean };

export function EmailSection({ email, isVerified, pendingEmail, hasPassword }: Props) {
  const t = useTranslations("settings.email");
  const [pending, setPending] = useState(pendingEmail);
  return (
    <SettingsSection
      id="email"
      title={t("title")}
      text={
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">{t("now", { email })}</span>
          <Badge tone={isVerified ? "success" : "warning"}>{t(isVerified ? "verified" : "unverified")}</Badge>
        </p>
      }
    >
      <p
        role="status"
        className="wrap-anywhere rounded-control bg-info-soft px-3 py-2 text-info text-sm empty:sr-only"
      >
        {pending && t("pending", { email: pending })}
      </p>
      {hasPassword && <EmailForm onRequested={setPending} />}
    </SettingsSection>
  );
}

function EmailForm({ onRequested }: { onRequested: (email: string) => void }) {
  const t = useTranslations("settings");
  const { bind, ...state } = useEndpointForm(changeEmail, {
    errorText: t("email.failed"),
    reset: () => ({ email: "", current_password: "" }),
    onSuccess: ({ pending_email }) => onRequested(pending_email),
  });
  return (
    <EndpointForm
      state={state}
      submitLabel={t("email.submit")}
      aria-labelledby="email"
      className="grid max-w-[25rem] gap-4"
    >
      <InputField label={t("email.new")} {...bind("email")} type="email" autoComplete="email" required />
      <PasswordField kind="current" label={t("email.password")} {...bind("current_password")} />
    </EndpointForm>
  );
}
