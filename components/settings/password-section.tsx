import { useTranslations } from "next-intl";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { StepLink } from "@/components/users/auth-step";
import { NewPasswordFields, PasswordField } from "@/components/users/password-field";
import { authPaths } from "@/lib/routes";
import { changePassword } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations("settings.password");
  return (
    <SettingsSection id="password" title={t("title")} text={t("text")}>
      {hasPassword && <PasswordForm email={email} />}
      <StepLink href={authPaths.forgotPassword}>{t("forgotten")}</StepLink>
    </SettingsSection>
  );
}

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("settings");
  const { bind, ...state } = useEndpointForm(changePassword, {
    errorText: t("password.failed"),
    successText: t("password.done"),
    reset: () => ({ current_password: "", password: "", password_confirmation: "" }),
  });
  return (
    <EndpointForm
      state={state}
      submitLabel={t("password.submit")}
      aria-labelledby="password"
      className="grid max-w-[25rem] gap-4"
    >
      {/* Lets password managers know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField kind="current" label={t("currentPassword")} {...bind("current_password")} />
      <NewPasswordFields label={t("password.new")} confirmation={t("password.confirmation")} bind={bind} />
    </EndpointForm>
  );
}
