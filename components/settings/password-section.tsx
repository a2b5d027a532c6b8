"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { setFormErrors } from "@/components/ui/set-form-errors";
import { toast } from "@/components/ui/toast";
import { StepLink } from "@/components/users/auth-step";
import { NewPasswordFields } from "@/components/users/new-password-fields";
import { PasswordField } from "@/components/users/password-field";
import { useFieldText } from "@/components/users/use-field-text";
import { call } from "@/lib/core/api/client";
import { changePassword, changePasswordBody } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

type Form = { current_password: string; password: string; password_confirmation: string };
const names = ["current_password", "password", "password_confirmation"] as const;
const nothing = { current_password: "", password: "", password_confirmation: "" };

/** Changes the password; whoever has none, or no longer knows it, gets a link. */
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
  const say = useFieldText();
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Form>({
    resolver: standardSchemaResolver(changePasswordBody),
    reValidateMode: "onSubmit",
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await call(changePassword, { body });
      reset();
      toast.success(t("password.done"));
    } catch (error) {
      setFormErrors(error, setError, names, t("password.failed"));
    }
  });
  const edited = (...fields: (keyof Form)[]) => ({
    onChange() {
      clearErrors(fields);
      clearErrors("root");
    },
  });
  const current = register("current_password", edited("current_password"));
  const fields = {
    password: register("password", edited("password", "password_confirmation")),
    password_confirmation: register("password_confirmation", edited("password_confirmation")),
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
        error={say(errors.current_password)}
        autoComplete="current-password"
        {...current}
      />
      <NewPasswordFields labels={labels} fields={fields} errors={errors} />
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}
