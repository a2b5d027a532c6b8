"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { FormProblem } from "@/components/accounts/form-problem";
import { NewPasswordFields } from "@/components/accounts/new-password-fields";
import { PasswordField } from "@/components/accounts/password-field";
import { StepLink } from "@/components/accounts/step";
import { tellFailure } from "@/components/accounts/tell-failure";
import { useFieldText } from "@/components/accounts/use-field-text";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { changePassword, changePasswordBody } from "@/lib/accounts/settings-contract";
import { call } from "@/lib/api/client";
import { Section } from "./section";

type Form = { current_password: string; password: string; password_confirmation: string };
const names = ["current_password", "password", "password_confirmation"] as const;
const nothing = { current_password: "", password: "", password_confirmation: "" };

/** Changes the password; whoever has none, or no longer knows it, gets a link. */
export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations("settings.password");
  return (
    <Section id="password" title={t("title")} text={t("text")}>
      {hasPassword && <PasswordForm email={email} />}
      <StepLink href="/forgot-password">{t("forgotten")}</StepLink>
    </Section>
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
      tellFailure(error, setError, names, t("password.failed"));
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
        <FormProblem>{errors.root?.message}</FormProblem>
        <Button type="submit" busy={isSubmitting}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}
