"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormError } from "@/components/ui/form-error";
import { Input } from "@/components/ui/input";
import { setFormErrors } from "@/components/ui/set-form-errors";
import { useFieldText } from "@/components/ui/use-field-text";
import { PasswordField } from "@/components/users/password-field";
import { call } from "@/lib/core/api/client";
import { changeEmail, changeEmailBody } from "@/lib/users/settings-contract";
import { SettingsSection } from "./settings-section";

type Props = { email: string; verified: boolean; asked: string | null; hasPassword: boolean };

/** The address one signs in with, whether it is proved, and the way to another. */
export function EmailSection({ email, verified, asked, hasPassword }: Props) {
  const t = useTranslations("settings.email");
  const [pending, setPending] = useState(asked);
  return (
    <SettingsSection
      id="email"
      title={t("title")}
      text={
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">{t("now", { email })}</span>
          <Badge tone={verified ? "accent" : "warning"}>{t(verified ? "verified" : "unverified")}</Badge>
        </p>
      }
    >
      <p
        role="status"
        className="wrap-anywhere rounded-control bg-info-soft px-3 py-2 text-info text-sm empty:hidden"
      >
        {pending && t("pending", { email: pending })}
      </p>
      {hasPassword && <EmailForm onAsked={setPending} />}
    </SettingsSection>
  );
}

type Form = { email: string; current_password: string };

function EmailForm({ onAsked }: { onAsked: (email: string) => void }) {
  const t = useTranslations("settings");
  const say = useFieldText();
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Form>({
    resolver: standardSchemaResolver(changeEmailBody),
    reValidateMode: "onSubmit",
    defaultValues: { email: "", current_password: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      onAsked((await call(changeEmail, { body })).pending_email);
      reset();
    } catch (error) {
      setFormErrors(error, setError, ["email", "current_password"], t("email.failed"));
    }
  });
  const edited = (field: keyof Form) => ({
    onChange() {
      clearErrors(field);
      clearErrors("root");
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate aria-labelledby="email" className="grid max-w-100 gap-4">
      <Field label={t("email.new")} error={say(errors.email)} required>
        {(control) => (
          <Input {...control} {...register("email", edited("email"))} type="email" autoComplete="email" />
        )}
      </Field>
      <PasswordField
        label={t("currentPassword")}
        error={say(errors.current_password)}
        autoComplete="current-password"
        {...register("current_password", edited("current_password"))}
      />
      <div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={isSubmitting}>
          {t("email.submit")}
        </Button>
      </div>
    </form>
  );
}
