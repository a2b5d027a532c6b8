"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { StepLink } from "@/components/users/auth-step";
import { NewPasswordFields } from "@/components/users/new-password-fields";
import { PasswordField } from "@/components/users/password-field";
import { changePassword } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations("settings.password");
  return (
    <SettingsSection id="password" title={t("title")} text={t("text")}>
      {hasPassword && <PasswordForm email={email} />}
      <StepLink href="/forgot-password">{t("forgotten")}</StepLink>
    </SettingsSection>
  );
}

function PasswordForm({ email }: { email: string }) {
  const t = useTranslations("settings");
  const { form, submit, busy, field, error, formError } = useEndpointForm(changePassword, {
    defaultValues: { current_password: "", password: "", password_confirmation: "" },
    failed: t("password.failed"),
    onSuccess() {
      form.reset();
      toast.success(t("password.done"));
    },
  });
  const fields = {
    password: field("password", "password_confirmation"),
    password_confirmation: field("password_confirmation"),
  };
  const labels = {
    password: t("password.new"),
    hint: t("password.hint"),
    confirmation: t("password.confirmation"),
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-labelledby="password"
      className="grid max-w-100 gap-4"
    >
      {/* For password managers: whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t("currentPassword")}
        error={error("current_password")}
        autoComplete="current-password"
        {...field("current_password")}
      />
      <NewPasswordFields labels={labels} fields={fields} errors={form.formState.errors} />
      <div>
        <FormError>{formError}</FormError>
        <Button type="submit" busy={busy}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}
